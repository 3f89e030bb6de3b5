// Where in the page we are: by the hash, so the server needs to know nothing of it.
export type Route =
  | { at: 'home' }
  | { at: 'table'; code: string }
  | { at: 'replay'; code: string; game: number }
  | { at: 'review'; code: string; game: number; entry: number | null }
  | { at: 'puzzles'; game: string | null }
  | { at: 'games' }
  | { at: 'rules'; game: string | null }
  | { at: 'welcome'; token: string }
  | { at: 'check' }

const here = $state<{ route: Route }>({ route: parse() })

function parse(): Route {
  const [, first, second, third, fourth, fifth] = location.hash.split('/')
  if (first === 't' && second && third === 'replay') return { at: 'replay', code: second.toUpperCase(), game: Number(fourth) || 0 }
  if (first === 't' && second && third === 'review')
    return { at: 'review', code: second.toUpperCase(), game: Number(fourth) || 0, entry: fifth ? Number(fifth) || 0 : null }
  if (first === 't' && second) return { at: 'table', code: second.toUpperCase() }
  if (first === 'puzzles') return { at: 'puzzles', game: second || null }
  if (first === 'games') return { at: 'games' }
  if (first === 'rules') return { at: 'rules', game: second || null }
  if (first === 'welcome' && second) return { at: 'welcome', token: second }
  if (first === 'check') return { at: 'check' }
  return { at: 'home' }
}

addEventListener('hashchange', () => {
  here.route = parse()
  scrollTo(0, 0)
})

export function route(): Route {
  return here.route
}

export function go(hash: string): void {
  location.hash = hash
}

/** The whole address of a place in this page, to be shared. */
export function shareable(hash: string): string {
  const url = new URL(location.href)
  url.hash = hash
  return url.href
}
