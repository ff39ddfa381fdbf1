import type { ImageModelKey } from '@kathasagar/story/vocabulary'
import { isRoofed } from '@kathasagar/story/sceneWords'
import type { Canvas } from '../canvas/canvas.ts'
import type { ProtectedArea } from '../composition/compose.ts'
import { frameProscenium } from './proscenium.ts'
import { framePlaster } from './wornPlaster.ts'
import { HEIGHT, WIDTH } from '../canvas/view.ts'
import { mix, type Hex } from '../colour/colour.ts'

const YELLOW = '#e3b23c'
const BLACK = '#1a1210'
const CREAM = '#f7efdc'

/** chitrakar: seams of palm leaves and a border of lotus petals. */
function framePalmLeaf(c: Canvas): void {
  drawSeams(c)
  const shade = c.definitions.radial(
    [
      [0, '#000000', 0],
      [0.72, '#3a1a08', 0],
      [1, '#3a1a08', 0.35],
    ],
    'r=".75"',
  )
  c.raw(`<rect width="${WIDTH}" height="${HEIGHT}" fill="${shade}"/>`)
  if (!isRoofed(c.scene.place) && c.scene.place !== 'stepwell') hangLeaves(c)
  const red = mix('#9c2a1a', c.light.hour.ambient[0], c.light.isNight ? 0.18 : 0)
  drawPetalBand(c, red)
  for (const x of [0, WIDTH - 34]) for (const y of [0, HEIGHT - 34]) drawRosette(c, x, y, red)
  rule(c, 33, BLACK, 2)
  rule(c, 36.5, YELLOW, 3)
  rule(c, 39, BLACK, 1.4)
  rule(c, 1, BLACK, 2)
}

function drawSeams(c: Canvas): void {
  const random = c.random('seams')
  for (let leaf = 1; leaf < 6; leaf += 1) {
    const y = (leaf * HEIGHT) / 6 + random.between(-2, 2)
    const wave = c.pen.number(random.between(-2, 2))
    c.raw(
      `<path d="M0 ${c.pen.number(y)}q190 ${wave} 384 0t384 0" stroke="#2a160c" stroke-width="1.6" opacity=".2" fill="none"/>`,
    )
    c.raw(
      `<path d="M0 ${c.pen.number(y + 1.6)}h${WIDTH}" stroke="#fff3d0" stroke-width=".8" opacity=".22"/>`,
    )
  }
}

function hangLeaves(c: Canvas): void {
  const line = `stroke="${BLACK}" stroke-width=".9"`
  const tile = `<path d="M0 0Q11.5 12 23 0Z" fill="${YELLOW}" ${line}/><path d="M11.5 6C6 12 7 19 11.5 26C16 19 17 12 11.5 6Z" fill="#3d6e3c" ${line}/><path d="M11.5 8V23" stroke="#d9c46a" stroke-width=".8"/><g fill="#c8341c" ${line}><circle cy="4" r="3.4"/><circle cx="23" cy="4" r="3.4"/></g>`
  const fill = c.definitions.pattern('hanging leaves', [23, 30], tile, 'x="39" y="39"')
  c.raw(`<rect x="39" y="39" width="690" height="29" fill="${fill}"/>`)
}

function drawPetalBand(c: Canvas, red: Hex): void {
  const tile = `<rect width="32" height="32" fill="${red}"/><g stroke="${BLACK}" stroke-width=".9"><path d="M0 32C2 18 10 12 16 4C22 12 30 18 32 32Z" fill="${YELLOW}"/><path d="M7 32C9 23 13 18 16 12C19 18 23 23 25 32Z" fill="${CREAM}"/><path d="M12 32C13 27 15 25 16 21C17 25 19 27 20 32Z" fill="#27477a" stroke="none"/><g fill="${CREAM}"><circle cy="7" r="3.6"/><circle cx="32" cy="7" r="3.6"/></g></g>`
  const fill = c.definitions.pattern('petals', [32, 32], tile)
  const band = (transform: string, length: number) =>
    c.raw(`<g transform="${transform}"><rect width="${length}" height="32" fill="${fill}"/></g>`)
  band('scale(1)', WIDTH)
  band(`translate(${WIDTH} ${HEIGHT}) rotate(180)`, WIDTH)
  band(`translate(0 ${HEIGHT}) rotate(-90)`, HEIGHT)
  band(`translate(${WIDTH} 0) rotate(90)`, HEIGHT)
}

function drawRosette(c: Canvas, left: number, top: number, red: Hex): void {
  const [x, y] = [left + 17, top + 17]
  let petals = ''
  for (let petal = 0; petal < 8; petal += 1) {
    petals += `<ellipse cy="-9" rx="4" ry="7.5" transform="translate(${x} ${y}) rotate(${petal * 45})"/>`
  }
  c.raw(`<path d="M${left} ${top}h34v34h-34Z" fill="${red}" stroke="${BLACK}"/>`)
  c.raw(`<g fill="${CREAM}" stroke="${BLACK}" stroke-width=".9">${petals}</g>`)
  c.raw(`<circle cx="${x}" cy="${y}" r="4.5" fill="${YELLOW}" stroke="${BLACK}"/>`)
}

function rule(c: Canvas, inset: number, colour: Hex, width: number): void {
  const [across, down] = [WIDTH - 2 * inset, HEIGHT - 2 * inset]
  c.raw(
    `<path d="M${inset} ${inset}h${across}v${down}h${-across}Z" fill="none" stroke="${colour}" stroke-width="${width}"/>`,
  )
}

type Frame = (c: Canvas, precious: readonly ProtectedArea[], seed: number) => void

export const FRAMES: Readonly<Record<ImageModelKey, Frame>> = {
  chitrakar: framePalmLeaf,
  ajanta: framePlaster,
  ravivarma: frameGilt,
  vishvakarma: frameProscenium,
}

/** ravivarma: a warm vignette in a gilt frame, 20 units wide. */
function frameGilt(c: Canvas): void {
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

/** Draws beads as dashes of zero length with round caps. */
function drawBeads(c: Canvas): void {
  const [right, foot] = [WIDTH - 11.5, HEIGHT - 11.5]
  c.raw(
    `<path d="M12 11.5H${right}V${foot}H11.5V12" fill="none" stroke="#ffe9ae" stroke-width="3.4" stroke-linecap="round" stroke-dasharray="0 12"/>`,
  )
}
