// How pieces move: from where they lay to where they lie, at this device's speed; with reduced motion they fade in place.
import { prefersReducedMotion } from 'svelte/motion'
import { backOut, cubicOut } from 'svelte/easing'
import { fade, type TransitionConfig } from 'svelte/transition'
import { tempo } from './tempo.svelte'

const QUICK = 150
const MOVE = 280
const MOST = 350
const DICE = 600

let positions = new Map<string, DOMRect>()

/** Notes where things lie that may move: elements with `data-thing`, by that name. To be called before the page changes. */
export function rememberPositions(): void {
  const things = document.querySelectorAll<HTMLElement>('.game [data-thing]')
  positions = new Map([...things].map((thing) => [thing.dataset.thing!, thing.getBoundingClientRect()]))
}

/** Comes in place. */
export function appear(node: Element): TransitionConfig {
  return fade(node, { duration: QUICK * tempo() })
}

function moving(node: Element, { delay = 0, duration = MOVE, ...how }: TransitionConfig): TransitionConfig {
  return prefersReducedMotion.current ? appear(node) : { ...how, delay: delay * tempo(), duration: duration * tempo() }
}

/** A thing that comes from where it lay before, or from the first of the things in `or` that did; else it appears. */
export function travel(node: HTMLElement, { order = 0, or = [] }: { order?: number; or?: string[] }): TransitionConfig {
  const start = [node.dataset.thing ?? '', ...or].map((thing) => positions.get(thing)).find((place) => place?.width)
  const end = node.getBoundingClientRect()
  if (!start || !end.width) return appear(node)
  const [x, y, size] = [start.left - end.left, start.top - end.top, start.width / end.width]
  return moving(node, {
    delay: 30 * order,
    duration: Math.min(MOST, 200 + Math.hypot(x, y) / 4),
    easing: backOut,
    css: (_, u) => `transform-origin: 0 0; transform: translate(${x * u}px, ${y * u}px) scale(${1 + (size - 1) * u}); z-index: 30`,
  })
}

/** A die that is thrown: it tumbles in and lands a little after the one before it. */
export function tumble(node: Element, { order = 0, from = 'above' }: { order?: number; from?: 'above' | 'left' }): TransitionConfig {
  const away = from === 'left' ? [-90 - 20 * order, -10] : [14 * ((order % 3) - 1), -64]
  const spin = (order % 2 ? -1 : 1) * (300 + 40 * order)
  return moving(node, {
    delay: 30 * order,
    duration: DICE - 120,
    easing: cubicOut,
    css: (t, u) => {
      const bounce = t < 0.7 ? 0 : Math.sin(((t - 0.7) / 0.3) * Math.PI) * -7
      return `opacity: ${Math.min(1, t * 4)}; transform: translate(${away[0]! * u}px, ${away[1]! * u + bounce}px) rotate(${spin * u}deg)`
    },
  })
}

/** A tile that is turned over on its long edge. */
export function flip(node: Element): TransitionConfig {
  return moving(node, { delay: MOVE, css: (_, u) => `transform: perspective(300px) rotateY(${180 * u}deg); opacity: ${u > 0.5 ? 0 : 1}` })
}

/** A chip that drops on its square. */
export function drop(node: Element, { order = 0 }: { order?: number }): TransitionConfig {
  return moving(node, {
    delay: 60 * order + 120,
    easing: backOut,
    css: (t, u) => `opacity: ${Math.min(1, t * 3)}; transform: translateY(${-26 * u}px)`,
  })
}

/** A big moment: comes with a spring, leaves quickly. */
export function pop(node: Element): TransitionConfig {
  return moving(node, { duration: 320, easing: backOut, css: (t) => `opacity: ${Math.min(1, t * 2)}; transform: scale(${0.6 + 0.4 * t})` })
}

/** Finish whatever moves on the table, and what waits to move: what a tap does. */
export function finishAnimations(): void {
  finish()
  requestAnimationFrame(finish)
}

function finish(): void {
  for (const moving of document.getAnimations()) {
    const { effect } = moving
    const ends = effect?.getComputedTiming().endTime
    if (effect instanceof KeyframeEffect && effect.target?.closest('.game') && typeof ends === 'number' && Number.isFinite(ends))
      moving.finish()
  }
}

/** Lets some drawings hop from one place to another, one after the other. */
export function hop(drawing: string, from: Element | null, to: Element | null, count: number, wait = 0): void {
  if (!from || !to || count < 1 || !tempo() || prefersReducedMotion.current) return
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()]
  for (let n = 0; n < Math.min(count, 10); n++) {
    const chip = document.createElement('img')
    chip.src = drawing
    chip.alt = ''
    chip.className = 'hopping'
    Object.assign(chip.style, { position: 'fixed', left: '0', top: '0', width: '28px', zIndex: '40', pointerEvents: 'none' })
    document.querySelector('.game')?.append(chip)
    const start = `${a.left + a.width / 2 - 14}px ${a.top + a.height / 2 - 14}px`
    const end = `${b.left + b.width / 2 - 14}px ${b.top + b.height / 2 - 14}px`
    const top = `${(a.left + b.left + a.width / 2 + b.width / 2) / 2 - 14}px ${Math.min(a.top, b.top) - 30}px`
    chip.animate(
      [
        { translate: start, opacity: 0 },
        { translate: start, opacity: 1, offset: 0.05 },
        { translate: top, offset: 0.5 },
        { translate: end, opacity: 1 },
      ],
      { duration: MOST * tempo(), delay: (wait + 60 * n) * tempo(), easing: 'ease-in-out', fill: 'backwards' },
    ).onfinish = () => chip.remove()
  }
}
