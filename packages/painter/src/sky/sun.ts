import type { ImageModelKey } from '@kathasagar/story/vocabulary'
import type { Canvas } from '../canvas/canvas.ts'
import { mix, type Hex } from '../colour/colour.ts'
import type { SkyColours } from './sky.ts'

interface Disc {
  x: number
  y: number
  colour: Hex
  sky: SkyColours
}

const DRAWN: Readonly<Record<ImageModelKey, (c: Canvas, disc: Disc) => void>> = {
  chitrakar: (c, disc) => (c.light.isNight ? drawCrescent(c, disc) : drawPetalledSun(c, disc)),
  ajanta: drawPaleDisc,
  ravivarma: drawHalo,
  vishvakarma: drawDiagram,
}

export function drawSun(c: Canvas, sky: SkyColours): void {
  const [tint, strength] = c.light.mood
  const colour = mix(c.light.hour.sun, tint, strength * 0.3)
  DRAWN[c.key](c, { x: c.view.sunX, y: c.view.sunY, colour, sky })
}

function drawCrescent(c: Canvas, { x, y, colour, sky }: Disc): void {
  c.raw(`<path d="${c.pen.oval(x, y, 30)}" fill="${colour}" stroke="#f3e3b8"/>`)
  c.raw(`<path d="${c.pen.oval(x + 11, y - 5, 24)}" fill="${sky[1]}"/>`)
}

function drawPetalledSun(c: Canvas, { x, y, colour, sky }: Disc): void {
  const { pen } = c
  const { ink } = c.light
  let petals = ''
  for (let petal = 0; petal < 24; petal += 1) {
    const angle = (petal * Math.PI) / 12
    const half = Math.PI / 24
    const reach = petal % 2 ? 56 : 47
    const point = (radius: number, at: number) =>
      pen.numbers(x + radius * Math.cos(at), y + radius * Math.sin(at))
    petals += `M${point(32, angle - half)}Q${point(reach, angle)} ${point(32, angle + half)}`
  }
  const rays = mix(colour, '#e0a520', 0.5)
  c.raw(`<path d="${petals}" fill="${rays}" stroke="${ink}" stroke-width="1"/>`)
  c.raw(`<path d="${pen.oval(x, y, 31)}" fill="${colour}" stroke="${ink}" stroke-width="1.6"/>`)
  c.raw(
    `<path d="${pen.oval(x, y, 25)}" fill="none" stroke="${sky[1]}" stroke-width="1.4" stroke-dasharray="2 2.4"/>`,
  )
}

function drawPaleDisc(c: Canvas, { x, y, colour }: Disc): void {
  c.raw(`<path d="${c.pen.oval(x, y, 46)}" fill="${colour}" opacity=".25"/>`)
  c.raw(`<path d="${c.pen.oval(x, y, 32)}" fill="${colour}" opacity=".9"/>`)
}

function drawHalo(c: Canvas, { x, y, colour }: Disc): void {
  const { isNight, hour } = c.light
  const halo = c.definitions.radial([
    [0, colour, 1],
    [0.12, colour, 0.85],
    [0.3, hour.sky[2], 0.5],
    [1, hour.sky[2], 0],
  ])
  const veil = c.pen.oval(x, y, isNight ? 210 : 280)
  c.raw(`<path d="${veil}" fill="${halo}" opacity="${isNight ? 0.6 : 1}"/>`)
  c.raw(`<path d="${c.pen.oval(x, y, isNight ? 24 : 28)}" fill="${colour}"/>`)
}

function drawDiagram(c: Canvas, { x, y, colour, sky }: Disc): void {
  const { pen } = c
  let lines = [34, 48, 66, 92].map((radius) => pen.oval(x, y, radius)).join('')
  for (let ray = 0; ray < 32; ray += 1) {
    const angle = (ray * Math.PI) / 16
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const reach = ray % 2 ? 62 : 120
    lines += pen.polygon(
      `${x + 50 * cos},${y + 50 * sin} ${x + reach * cos},${y + reach * sin}`,
      true,
    )
  }
  c.raw(`<path d="${lines}" fill="none" stroke="${mix(colour, sky[1], 0.4)}" stroke-width=".8"/>`)
  const fill = mix(colour, sky[1], 0.15)
  c.raw(
    `<path d="${pen.oval(x, y, 26)}" fill="${fill}" stroke="${c.light.ink}" stroke-width=".9"/>`,
  )
}
