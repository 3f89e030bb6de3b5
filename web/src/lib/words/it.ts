// All words of one language, but the coach's and company's, as one chunk that is loaded when the language is spoken.
const files = import.meta.glob<string>(['../../../../src/tavolata/locale/it/*.ftl', '!../../../../src/tavolata/locale/it/{coach,web-company}.ftl'], { query: '?raw', import: 'default', eager: true })
export default Object.values(files)
