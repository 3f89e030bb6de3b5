// All words of one language, but the coach's and the guide's, as one chunk that is loaded when the language is spoken.
const files = import.meta.glob<string>(['../../../../src/tavolata/locale/it/*.ftl', '!../../../../src/tavolata/locale/it/{coach,web-guide}.ftl'], { query: '?raw', import: 'default', eager: true })
export default Object.values(files)
