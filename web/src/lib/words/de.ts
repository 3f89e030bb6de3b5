// All words of one language, but the coach's and company's, as one chunk that is loaded when the language is spoken.
const files = import.meta.glob<string>(['../../../../src/tavolata/locale/de/*.ftl', '!../../../../src/tavolata/locale/de/{coach,web-company}.ftl'], { query: '?raw', import: 'default', eager: true })
export default Object.values(files)
