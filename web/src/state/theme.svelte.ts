// Noon or dusk, or as the system has it.
export const THEMES = ['system', 'light', 'dusk'] as const
export type Theme = (typeof THEMES)[number]

const dark = matchMedia('(prefers-color-scheme: dark)')
const stored = $state<{ theme: Theme }>({ theme: (localStorage.getItem('theme') as Theme | null) ?? 'system' })

export function theme(): Theme {
  return stored.theme
}

export function setTheme(theme: Theme): void {
  stored.theme = theme
  localStorage.setItem('theme', theme)
  show()
}

function show(): void {
  const dusk = stored.theme === 'dusk' || (stored.theme === 'system' && dark.matches)
  document.documentElement.dataset.theme = dusk ? 'dusk' : 'light'
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dusk ? '#14201B' : '#FBF6EC')
}

dark.addEventListener('change', show)
show()
