import type { Canvas } from '../canvas/canvas.ts'
import { mix, type Hex } from '../colour/colour.ts'
import { HEIGHT, WIDTH } from '../canvas/view.ts'
import { drawClouds } from './clouds.ts'
import { drawLightning } from './lightning.ts'
import { laySprigs } from './sprigs.ts'
import { drawSun } from './sun.ts'

/** Colours from the top to the horizon. */
export type SkyColours = readonly [Hex, Hex, Hex]

export function drawSky(c: Canvas): void {
  const colours = skyColours(c)
  if (c.key === 'chitrakar') {
    c.raw(`<rect width="${WIDTH}" height="${HEIGHT}" fill="${colours[1]}"/>`)
    laySprigs(c, colours[1], c.view.horizon + 20)
  } else {
    const fill = c.definitions.downward([
      [0, colours[0]],
      [0.55, colours[1]],
      [1, colours[2]],
    ])
    const isOpenBelow = c.scene.place === 'sky' || c.scene.place === 'nowhere'
    const height = c.key === 'ravivarma' && !isOpenBelow ? c.view.horizon + 30 : HEIGHT
    c.raw(`<rect width="${WIDTH}" height="${height}" fill="${fill}"/>`)
  }
  if (c.light.isNight && !c.light.isStorm) drawStars(c)
  if (!c.light.isStorm && c.scene.weather !== 'rain') drawSun(c, colours)
  drawClouds(c, colours)
  if (c.light.isStorm) drawLightning(c)
}

function skyColours(c: Canvas): SkyColours {
  const { light, scene } = c
  const tinted = (colour: Hex): Hex => {
    const felt = mix(colour, ...light.mood)
    if (scene.weather === 'rain') return mix(felt, '#6a7480', 0.3)
    if (!light.isStorm) return felt
    return c.key === 'ravivarma' ? mix(felt, '#1a1e2c', 0.5) : mix(felt, '#4a4a52', 0.34)
  }
  const [top, middle, low] = light.hour.sky
  return [tinted(top), tinted(middle), tinted(low)]
}

const STAR_COUNTS = { chitrakar: 46, ajanta: 30, ravivarma: 70, vishvakarma: 44 } as const

function drawStars(c: Canvas): void {
  const random = c.random('stars')
  const isCross = c.key === 'chitrakar' || c.key === 'vishvakarma'
  let stars = ''
  for (let i = 0; i < c.some(STAR_COUNTS[c.key]); i += 1) {
    const [x, y] = [random.between(20, WIDTH - 20), random.between(20, c.view.horizon - 50)]
    if (isCross) {
      const [across, down] = [c.pen.numbers(x - 2.4, y), c.pen.numbers(x, y - 2.4)]
      stars += `M${across}h4.8M${down}v4.8`
    } else stars += `M${c.pen.numbers(x, y)}h.1`
  }
  const colour = c.key === 'chitrakar' ? '#f3e3b8' : '#f6efd8'
  const width = { chitrakar: 1.1, ajanta: 1.7, ravivarma: 1.7, vishvakarma: 0.8 }[c.key]
  const opacity = c.key === 'ajanta' ? 0.6 : 0.85
  c.raw(
    `<path d="${stars}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`,
  )
}
