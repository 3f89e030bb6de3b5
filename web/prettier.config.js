// Styles are left as they are written, a rule a line: prettier would give every declaration a line of its own.
const styles = {
  parsers: { css: { parse: (text) => ({ text }), astFormat: 'styles', locStart: () => 0, locEnd: ({ text }) => text.length } },
  printers: { styles: { print: ({ node }) => lines(node.text) } },
}

function lines(text) {
  const all = text.replace(/^\s*\n|\s+$/g, '').split('\n')
  const indent = Math.min(...all.filter((line) => line.trim()).map((line) => line.match(/^ */)[0].length))
  return all.flatMap((line, at) => [...(at ? [{ type: 'line', hard: true }, { type: 'break-parent' }] : []), line.slice(indent).trimEnd()])
}

export default {
  semi: false,
  singleQuote: true,
  printWidth: 140,
  plugins: ['prettier-plugin-svelte', styles],
  overrides: [{ files: '*.svelte', options: { parser: 'svelte' } }],
}
