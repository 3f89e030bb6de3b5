// Home screens want the icon as a PNG: drawn from icon.svg at build time. It knows rectangles and circles, fill and stroke.
import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'

const DRAWING = new URL('./public/icon.svg', import.meta.url)
const WIDE = 512 // the drawing's own size
const SIZES = [180, 192, 512]

/** Puts icon-180.png, icon-192.png and icon-512.png beside the page. */
export function icons() {
  return {
    name: 'icons',
    apply: 'build',
    generateBundle() {
      const shapes = read(readFileSync(DRAWING, 'utf8'))
      for (const size of SIZES) this.emitFile({ type: 'asset', fileName: `icon-${size}.png`, source: png(paint(shapes, size), size) })
    },
  }
}

function read(svg) {
  return [...svg.matchAll(/<(rect|circle) ([^>]*)\/>/g)].map(([, kind, rest]) => {
    const said = Object.fromEntries([...rest.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))
    const n = (name) => Number(said[name] ?? 0)
    const shape =
      kind === 'circle'
        ? { x: n('cx'), y: n('cy'), w: n('r'), h: n('r'), r: n('r') }
        : { x: n('x') + n('width') / 2, y: n('y') + n('height') / 2, w: n('width') / 2, h: n('height') / 2, r: n('rx') }
    return { ...shape, line: n('stroke-width') / 2, fill: colour(said.fill), stroke: colour(said.stroke ?? said.fill) }
  })
}

function colour(text) {
  return [1, 3, 5].map((at) => parseInt(text.slice(at, at + 2), 16))
}

/** How far a point is outside of a rounded box; a circle is one too. */
function outside({ x, y, w, h, r }, px, py) {
  const [dx, dy] = [Math.abs(px - x) - w + r, Math.abs(py - y) - h + r]
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - r
}

function paint(shapes, size) {
  const scale = WIDE / size
  const rows = Buffer.alloc(size * (size * 3 + 1)) // each row begins with its filter: none
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const pixel = [0, 0, 0]
      const lay = (over, cover) => over.forEach((value, i) => (pixel[i] += (value - pixel[i]) * Math.min(1, Math.max(0, cover))))
      for (const shape of shapes) {
        const out = outside(shape, (x + 0.5) * scale, (y + 0.5) * scale)
        lay(shape.stroke, 0.5 - (out - shape.line) / scale)
        if (shape.line) lay(shape.fill, 0.5 - (out + shape.line) / scale)
      }
      rows.set(pixel.map(Math.round), y * (size * 3 + 1) + 1 + x * 3)
    }
  }
  return rows
}

function png(rows, size) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name, body) {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body])
  const whole = Buffer.alloc(named.length + 8)
  whole.writeUInt32BE(body.length, 0)
  named.copy(whole, 4)
  whole.writeUInt32BE(crc(named), named.length + 4)
  return whole
}

function crc(bytes) {
  let sum = ~0
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return ~sum >>> 0
}
