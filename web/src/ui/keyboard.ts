// Playing by keyboard: arrows walk along the things that can be pressed, and focus does not get lost when they change.

let byKey = false
addEventListener('keydown', () => (byKey = true), true)
addEventListener('pointerdown', () => (byKey = false), true)

function pressable(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('button:not(:disabled)')]
}

/** Arrow keys walk along the buttons inside. */
export function arrows(root: HTMLElement) {
  function walk(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    const buttons = pressable(root)
    const at = buttons.indexOf(document.activeElement as HTMLElement)
    if (!step || at < 0) return
    event.preventDefault()
    buttons[(at + step + buttons.length) % buttons.length]!.focus()
  }
  root.addEventListener('keydown', walk)
  return { destroy: () => root.removeEventListener('keydown', walk) }
}

/** After the choices changed: who plays by keyboard finds the first one in focus, unless he is elsewhere on purpose. */
export function refocus(root: Element | undefined): void {
  const now = document.activeElement
  const lost = !now || now === document.body || !now.isConnected || (now as HTMLButtonElement).disabled
  if (byKey && root && lost) pressable(root)[0]?.focus()
}

/** The character of a key press that is meant for the board: not typed into a field, no shortcut, no dialog open. */
export function boardKey(event: KeyboardEvent): string | null {
  const target = event.target as Element | null
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return null
  if (target?.closest('input, textarea, select, [contenteditable], dialog') || document.querySelector('dialog[open]')) return null
  return event.key.length === 1 ? event.key.toUpperCase() : null
}
