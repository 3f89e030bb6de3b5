// How dice, tiles and chips move; with reduced motion everything fades in place.
import { prefersReducedMotion } from 'svelte/motion'
import { backOut, cubicOut } from 'svelte/easing'
import { fade, type TransitionConfig } from 'svelte/transition'

const QUICK = 150
const MOVE = 280
const DICE = 600

/** Where things lie that may move: elements with `data-thing`, by that name. To be asked before the page changes. */
export function places(): Map<string, DOMRect> {
  const things = document.querySelectorAll<HTMLElement>('.game [data-thing]')
  return new Map([...things].map((thing) => [thing.dataset.thing!, thing.getBoundingClientRect()]))
}

/** A thing that comes from where it lay before; where it lay nowhere, it fades in. */
export function travel(node: HTMLElement, { from, order = 0 }: { from: { places: Map<string, DOMRect> }; order?: number }): TransitionConfig {
  const start = from.places.get(node.dataset.thing ?? '')
  const end = node.getBoundingClientRect()
  if (!start?.width || !end.width || prefersReducedMotion.current) return fade(node, { duration: QUICK })
  const [x, y, size] = [start.left - end.left, start.top - end.top, start.width / end.width]
  return {
    delay: 30 * order,
    duration: Math.min(350, 200 + Math.hypot(x, y) / 4),
    easing: backOut,
    css: (_, u) => `transform-origin: 0 0; transform: translate(${x * u}px, ${y * u}px) scale(${1 + (size - 1) * u}); z-index: 30`,
  }
}

/** A die that is thrown: it tumbles in and lands a little after the one before it. */
export function tumble(node: Element, { order = 0, from = 'above' }: { order?: number; from?: 'above' | 'left' }): TransitionConfig {
  if (prefersReducedMotion.current) return fade(node, { duration: QUICK })
  const away = from === 'left' ? [-90 - 20 * order, -10] : [14 * ((order % 3) - 1), -64]
  const spin = (order % 2 ? -1 : 1) * (300 + 40 * order)
  return {
    delay: 30 * order,
    duration: DICE - 120,
    easing: cubicOut,
    css: (t, u) => {
      const bounce = t < 0.7 ? 0 : Math.sin(((t - 0.7) / 0.3) * Math.PI) * -7
      return `opacity: ${Math.min(1, t * 4)}; transform: translate(${away[0]! * u}px, ${away[1]! * u + bounce}px) rotate(${spin * u}deg)`
    },
  }
}

/** A tile that is turned over on its long edge. */
export function flip(node: Element): TransitionConfig {
  if (prefersReducedMotion.current) return fade(node, { duration: QUICK })
  return { delay: MOVE, duration: MOVE, css: (_, u) => `transform: perspective(300px) rotateY(${180 * u}deg); opacity: ${u > 0.5 ? 0 : 1}` }
}

/** A chip that drops on its square. */
export function drop(node: Element, { order = 0 }: { order?: number }): TransitionConfig {
  if (prefersReducedMotion.current) return fade(node, { duration: QUICK })
  return { delay: 60 * order + 120, duration: MOVE, easing: backOut, css: (t, u) => `opacity: ${Math.min(1, t * 3)}; transform: translateY(${-26 * u}px)` }
}

/** A big moment: comes with a spring, leaves quickly. */
export function pop(node: Element): TransitionConfig {
  if (prefersReducedMotion.current) return fade(node, { duration: QUICK })
  return { duration: 320, easing: backOut, css: (t) => `opacity: ${Math.min(1, t * 2)}; transform: scale(${0.6 + 0.4 * t})` }
}

/** Finish whatever is moving on the table: what a tap does. */
export function settle(): void {
  for (const moving of document.getAnimations()) {
    const { effect } = moving
    const ends = effect?.getComputedTiming().endTime
    if (effect instanceof KeyframeEffect && effect.target?.closest('.game') && typeof ends === 'number' && Number.isFinite(ends)) moving.finish()
  }
}

/** Lets some drawings hop from one place to another, one after the other. */
export function hop(drawing: string, from: Element | null, to: Element | null, count: number, wait = 0): void {
  if (!from || !to || count < 1 || prefersReducedMotion.current || document.visibilityState === 'hidden') return
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
      { duration: 420, delay: wait + 60 * n, easing: 'ease-in-out', fill: 'backwards' },
    ).onfinish = () => chip.remove()
  }
}
