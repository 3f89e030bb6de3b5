// All messages of one language, but those needed only at times, as one chunk that is loaded with the language.
const files = import.meta.glob<string>(
  [
    '../../../../src/tavolata/locale/en/*.ftl',
    '../../../../src/tavolata/games/*/locale/en/*.ftl',
    '!../../../../src/tavolata/locale/en/{coach,web-guide,web-mine,web-chat}.ftl',
    '!../../../../src/tavolata/games/*/locale/en/{coach,guide}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
export default Object.values(files)
