// All words of one language, but the coach's, as one chunk that is loaded when the language is spoken.
const files = import.meta.glob<string>(['../../../../src/tavolata/locale/en/*.ftl', '!../../../../src/tavolata/locale/en/coach.ftl', '!../../../../src/tavolata/locale/en/web-games.ftl'], { query: '?raw', import: 'default', eager: true })
export default Object.values(files)
