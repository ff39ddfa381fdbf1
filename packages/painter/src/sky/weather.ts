import type { Canvas } from '../canvas/canvas.ts'
import { mix } from '../colour/colour.ts'
import { HEIGHT, WIDTH } from '../canvas/view.ts'

export function drawDrift(c: Canvas): void {
  const { weather } = c.scene
  if (weather !== 'mist' && weather !== 'dust') return
  const { air, isNight, ink } = c.light
  const colour =
    weather === 'dust' ? mix(air, '#c79050', 0.4) : mix(air, '#ffffff', isNight ? 0.12 : 0.3)
  const { horizon } = c.view
  if (c.key === 'ravivarma') {
    const banks = c.pen.oval(200, horizon + 20, 330, 26) + c.pen.oval(600, horizon + 52, 300, 22)
    c.raw(`<path d="${banks}" filter="${c.definitions.blur()}" fill="${colour}" opacity=".55"/>`)
    return
  }
  const isInk = c.key === 'chitrakar'
  const isLined = isInk && weather === 'mist' && !isNight
  const line = isLined ? ` stroke="${ink}" stroke-width=".8"` : ''
  const opacity = isInk ? (isNight ? 0.22 : 0.6) : 0.5
  c.raw(`<path d="${drifts(c)}" fill="${colour}"${line} opacity="${opacity}"/>`)
}

function drifts(c: Canvas): string {
  const random = c.random('drift')
  const [count, gap] = c.key === 'chitrakar' ? [3, 16] : [5, 22]
  let path = ''
  for (let i = 0; i < count; i += 1) {
    const spot = { x: random.between(-60, 300), y: c.view.horizon - 26 + i * gap }
    c.at(spot, () => (path += c.pen.curve('0,0 120,-9 300,-2 430,0 300,8 120,7')))
  }
  return path
}

/** Draws rain over the complete picture, except indoors. */
export function drawRain(c: Canvas): void {
  const { weather } = c.scene
  if (c.light.isIndoors || (weather !== 'rain' && weather !== 'storm')) return
  const random = c.random('rain')
  let drops = ''
  for (let i = 0; i < c.some(c.key === 'ravivarma' ? 110 : 80); i += 1) {
    const [x, y] = [random.between(0, WIDTH + 60), random.between(0, HEIGHT - 60)]
    const length = random.between(18, 40)
    drops += `M${c.pen.numbers(x, y)}l${c.pen.numbers(-length * 0.28, length)}`
  }
  const colours = {
    chitrakar: mix(c.light.ink, '#27477a', 0.5),
    ajanta: '#ece2c4',
    ravivarma: '#dfe8f4',
    vishvakarma: c.light.ink,
  }
  const opacity = c.key === 'ravivarma' ? 0.4 : 0.5
  c.raw(
    `<path d="${drops}" stroke="${colours[c.key]}" stroke-width="${c.key === 'ravivarma' ? 1 : 0.9}" opacity="${opacity}"/>`,
  )
}

export function drawWind(c: Canvas): void {
  if (c.scene.weather !== 'wind' || c.light.isIndoors) return
  const random = c.random('wind')
  let leaves = ''
  for (let i = 0; i < c.some(16); i += 1) {
    const [x, y] = [random.between(30, WIDTH - 30), random.between(70, HEIGHT - 120)]
    leaves += c.pen.leaf(x, y, random.between(1, 2.2), random.between(8, 14))
  }
  c.raw(`<path d="${leaves}" fill="${c.light.colour('leaf2')}" opacity=".85"/>`)
}
