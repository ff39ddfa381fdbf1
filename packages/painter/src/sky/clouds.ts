import type { Canvas } from '../canvas/canvas.ts'
import { mix } from '../colour/colour.ts'
import { WIDTH } from '../canvas/view.ts'
import type { SkyColours } from './sky.ts'

export function drawClouds(c: Canvas, sky: SkyColours): void {
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
