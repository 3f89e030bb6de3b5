// All messages of one language, but those needed only at times, as one chunk that is loaded with the language.
const files = import.meta.glob<string>(
  [
    '../../../../src/tavolata/locale/it/*.ftl',
    '../../../../src/tavolata/games/*/locale/it/*.ftl',
    '!../../../../src/tavolata/locale/it/{coach,web-guide,web-mine,web-chat}.ftl',
    '!../../../../src/tavolata/games/*/locale/it/{coach,guide}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
export default Object.values(files)
