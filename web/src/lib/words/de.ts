// All words of one language, as one chunk that is loaded when the language is spoken.
const files = import.meta.glob<string>('../../../../src/tavolata/locale/de/*.ftl', { query: '?raw', import: 'default', eager: true })
export default Object.values(files)
