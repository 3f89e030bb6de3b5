// Where a card can lie: near what it is about, and on nothing that is needed.
export interface Place {
  x: number
  y: number
}

interface Thing {
  box: DOMRect
  /** What it costs to cover a pixel of it. */
  cost: number
}

const EDGE = 8
const [ACROSS, DOWN] = [24, 8] // how finely places are tried
const NEVER = 1000
const WHOLE = 300_000 // what it costs to hide all of the thing that the card is about
const FAR = 40 // what a pixel of distance costs
const COSTS: [string, number][] = [
  ['.bar', NEVER],
  ['.mine :is(button, .btn)', NEVER],
  ['.story button', 60],
  ['.centre button:enabled', 40],
  [':is(.side :is(button, h2, li), .story)', 2],
  [':is(.seat, .seat button)', 1],
]

/** The best place in the window for a card of that size about that thing. */
export function placeFor(game: Element, about: Element | null, keepClear: [string, number][], width: number, height: number): Place {
  const things = [...COSTS, ...keepClear].flatMap(([selector, cost]) =>
    [...game.querySelectorAll(selector)].map((thing): Thing => ({ box: thing.getBoundingClientRect(), cost })),
  )
  const target = about?.getBoundingClientRect()
  if (target) things.push({ box: target, cost: Math.max(8, WHOLE / (target.width * target.height || 1)) })
  const [right, bottom] = [Math.max(EDGE, document.documentElement.clientWidth - width - EDGE), Math.max(EDGE, innerHeight - height - EDGE)]
  let best = { x: EDGE, y: EDGE, cost: Infinity }
  for (let y = EDGE; y <= bottom; y += DOWN) {
    for (let x = EDGE; x <= right; x += ACROSS) {
      let cost = target ? FAR * away(x + width / 2, y + height / 2, target) : 0
      for (const thing of things) cost += thing.cost * overlap(thing.box, x, y, width, height)
      if (cost < best.cost) best = { x, y, cost }
    }
  }
  return best
}

function overlap(box: DOMRect, x: number, y: number, width: number, height: number): number {
  return (
    Math.max(0, Math.min(box.right, x + width) - Math.max(box.left, x)) *
    Math.max(0, Math.min(box.bottom, y + height) - Math.max(box.top, y))
  )
}

function away(x: number, y: number, box: DOMRect): number {
  return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom))
}
