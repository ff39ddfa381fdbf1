import type { Canvas } from '../canvas/canvas.ts'
import { mix, type Hex } from '../colour/colour.ts'
import { HEIGHT, WIDTH } from '../canvas/view.ts'
import { laySprigs } from './sprigs.ts'
import { drawSun } from './sun.ts'

function drawClouds(c: Canvas, sky: SkyColours): void {
  if (c.key === 'ravivarma') drawSoftClouds(c)
  else drawScrollClouds(c, sky)
}

function cloudCount({ scene, light }: Canvas): number {
  if (light.isStorm) return 7
  if (scene.weather === 'rain') return 6
  return scene.weather === 'clear' ? 3 : 4
}

function drawSoftClouds(c: Canvas): void {
  const random = c.random('clouds')
  const { isStorm, isNight, hour } = c.light
  const [thick, thin] = isStorm ? [2, 1.8] : [1, 1]
  let banks = ''
  for (let i = 0; i < cloudCount(c) * 2; i += 1) {
    const [x, y] = [random.between(-20, WIDTH + 20), random.between(40, c.view.horizon - 70)]
    const width = random.between(50, 130)
    banks += c.pen.oval(x, y, width, width * random.between(0.08, 0.18) * thick)
    banks += c.pen.oval(x + width * 0.2, y - width * 0.1, width * 0.5, width * 0.13 * thin)
  }
  const fair = isNight ? mix(hour.sky[2], '#0a1020', 0.3) : mix(hour.sun, hour.sky[1], 0.25)
  const colour = isStorm ? '#20222e' : fair
  c.raw(
    `<path d="${banks}" filter="${c.definitions.blur()}" fill="${colour}" opacity="${isStorm ? 0.75 : 0.55}"/>`,
  )
}

function drawScrollClouds(c: Canvas, sky: SkyColours): void {
  const random = c.random('clouds')
  const { view, light } = c
  const count = cloudCount(c)
  for (let i = 0; i < count; i += 1) {
    const x = 60 + ((i + 0.5) * (WIDTH - 120)) / count + random.between(-30, 30)
    const y = random.between(86, light.isStorm ? 140 : view.horizon * 0.46)
    const size = random.between(0.7, 1.1)
    const isBySun = Math.hypot(x - view.sunX, y - view.sunY) < 110
    if (isBySun && !light.isStorm) continue
    c.stamp('cloud', { x, y, scale: size, isFlipped: i % 2 === 0 }, () => drawScroll(c, sky))
  }
}

const CLOUD =
  '-62,8 -66,-6 -48,-14 -40,-30 -18,-32 -4,-44 18,-38 26,-22 46,-22 58,-8 54,8 20,12 -20,10'

const CURL = '-1,.6 -1,-.4 0,-1 1,-.3 .6,.5 -.1,.4 -.2,-.1'

function drawScroll(c: Canvas, sky: SkyColours): void {
  const { ink, isNight, isStorm } = c.light
  const isInk = c.key === 'chitrakar'
  const pale = isNight ? '#6d7fa0' : '#fff8e6'
  const fill = isStorm ? mix(sky[0], '#2c2c36', 0.4) : mix(sky[1], pale, isInk ? 0.55 : 0.4)
  const line = isInk
    ? mix(ink, fill, isNight ? 0.6 : 0)
    : mix(fill, ink, c.key === 'vishvakarma' ? 0.5 : 0.3)
  const opacity = c.key === 'ajanta' ? ' opacity=".6"' : ''
  c.raw(
    `<path d="${c.pen.curve(CLOUD)}" fill="${fill}" stroke="${line}" stroke-width="${isInk ? 1.3 : 0.8}"${opacity}/>`,
  )
  if (c.key === 'ajanta') return
  const curls = [
    { x: -38, y: -10, scale: 9 },
    { x: -6, y: -18, scale: 12 },
    { x: 28, y: -8, scale: 9 },
  ]
  let scrolls = ''
  for (const curl of curls) c.at(curl, () => (scrolls += c.pen.curve(CURL, true)))
  const faint = mix(ink, fill, isNight || c.key === 'vishvakarma' ? 0.5 : 0.1)
  c.raw(`<path d="${scrolls}" fill="none" stroke="${faint}" stroke-width=".9"/>`)
}

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

function drawLightning(c: Canvas): void {
  const random = c.random('lightning')
  const x = random.between(200, 560)
  const points = `${x},40 ${x - 22},118 ${x + 4},126 ${x - 34},214 ${x - 14},220 ${x - 44},${c.view.horizon - 10}`
  const bolt = c.pen.polygon(points, true)
  const colours = {
    chitrakar: '#f0d060',
    ajanta: '#efe2bd',
    ravivarma: '#f4f8ff',
    vishvakarma: c.light.ink,
  }
  if (c.key === 'ravivarma') {
    c.raw(`<path d="${bolt}" fill="none" stroke="#cfe0ff" stroke-width="9" opacity=".25"/>`)
  }
  const width = { chitrakar: 3, ajanta: 1.6, ravivarma: 2.2, vishvakarma: 1.6 }[c.key]
  c.raw(`<path d="${bolt}" fill="none" stroke="${colours[c.key]}" stroke-width="${width}"/>`)
}
