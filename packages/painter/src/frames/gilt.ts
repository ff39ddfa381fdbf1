import type { Canvas } from '../canvas/canvas.ts'
import { HEIGHT, WIDTH } from '../canvas/view.ts'

/** ravivarma: a warm vignette in a gilt frame, 20 units wide. */
export function frameGilt(c: Canvas): void {
  const isDim = c.light.isNight || c.light.isIndoors
  const vignette = c.definitions.radial(
    [
      [0, '#000000', 0],
      [0.58, '#1a0c06', 0],
      [1, '#1a0c06', isDim ? 0.78 : 0.55],
    ],
    'r=".74"',
  )
  c.raw(`<rect width="${WIDTH}" height="${HEIGHT}" fill="${vignette}"/>`)
  c.raw(`<rect width="${WIDTH}" height="${HEIGHT}" fill="#e8b060" opacity=".06"/>`)
  const gold = c.definitions.downward([
    [0, '#f4d58a'],
    [0.4, '#a8762c'],
    [0.6, '#e6bd63'],
    [1, '#6e4718'],
  ])
  drawMoulding(c, [0, 16], gold)
  drawMoulding(c, [5, 7], '#5a3a14')
  drawMoulding(c, [16, 19], '#2a1a0c')
  drawMoulding(c, [19, 20.5], '#d8b060')
  drawBeads(c)
}

function drawMoulding(c: Canvas, [outer, inner]: readonly [number, number], fill: string): void {
  const around = `M${outer} ${outer}H${WIDTH - outer}V${HEIGHT - outer}H${outer}Z`
  const opening = `M${inner} ${inner}V${HEIGHT - inner}H${WIDTH - inner}V${inner}Z`
  c.raw(`<path fill-rule="evenodd" d="${around}${opening}" fill="${fill}"/>`)
}

/** Dashes of zero length with round caps look like beads. */
function drawBeads(c: Canvas): void {
  const [right, foot] = [WIDTH - 11.5, HEIGHT - 11.5]
  c.raw(
    `<path d="M12 11.5H${right}V${foot}H11.5V12" fill="none" stroke="#ffe9ae" stroke-width="3.4" stroke-linecap="round" stroke-dasharray="0 12"/>`,
  )
}
