import type { Canvas } from '../canvas/canvas.ts'
import { mix } from '../colour/colour.ts'
import { HEIGHT, WIDTH } from '../canvas/view.ts'

export function drawWater(c: Canvas, shore: number): void {
  if (c.key === 'ravivarma') {
    drawShiningWater(c, shore)
    return
  }
  const colour = c.light.colour('water', 0.1)
  c.raw(`<rect y="${shore}" width="${WIDTH}" height="${HEIGHT + 5 - shore}" fill="${colour}"/>`)
  c.rule(`0,${shore} ${WIDTH},${shore}`, 'ink', 1, { depth: 0.2 })
  if (c.key === 'chitrakar') drawScales(c, shore)
  else drawRipples(c, shore)
}

/** Repeats one tile, because separate waves would double the file size. */
function drawScales(c: Canvas, shore: number): void {
  const foam = c.light.isNight ? '#f3e3b8' : '#f7efdc'
  const colour = mix(c.light.colour('water', 0.1), foam, 0.62)
  const wave = 'q8-11 17 0q8 11 17 0m-30 3q6-7 12 1'
  const tile = `<path d="M-34 14${wave}M0 14${wave}M-17 29${wave}M17 29${wave}" fill="none" stroke="${colour}" stroke-width="1.2"/>`
  const fill = c.definitions.pattern('waves', [34, 30], tile, `y="${shore}"`)
  c.raw(`<rect y="${shore + 3}" width="${WIDTH}" height="${HEIGHT + 2 - shore}" fill="${fill}"/>`)
}

function drawRipples(c: Canvas, shore: number): void {
  const random = c.random('ripples')
  const isPaper = c.key === 'vishvakarma'
  const rows = (isPaper ? 10 : 13) / c.detail.scatter ** 0.5
  let ripples = ''
  for (let y = shore + 9; y < HEIGHT + 5; y += rows) {
    for (let x = -30 + random.between(0, 40); x < WIDTH; x += random.between(60, 150)) {
      const half = random.between(12, 35)
      const [quarter, on] = [c.pen.number(half / 2), c.pen.number(half)]
      ripples += `M${c.pen.numbers(x, y)}q${quarter}-4 ${on} 0t${on} 0`
    }
  }
  const colour = isPaper ? c.light.ink : mix(c.light.colour('water', 0.1), '#efe6c8', 0.5)
  const [width, opacity] = isPaper ? [0.6, 0.55] : [1.2, 0.7]
  c.raw(
    `<path d="${ripples}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`,
  )
}

function drawShiningWater(c: Canvas, shore: number): void {
  const { sky } = c.light.hour
  const water = c.light.colour('water', 0.1)
  const fill = c.definitions.downward([
    [0, mix(sky[2], water, 0.3)],
    [0.4, mix(sky[1], water, 0.6)],
    [1, mix(water, '#061018', 0.6)],
  ])
  const height = HEIGHT + 5 - shore
  c.raw(`<rect y="${shore}" width="${WIDTH}" height="${height}" fill="${fill}"/>`)
  drawLightPath(c, shore)
  const random = c.random('waves')
  let waves = ''
  for (let i = 0; i < c.some(40); i += 1) {
    const nearness = random.next()
    const y = shore + 4 + nearness * (height - 8)
    const length = 16 + nearness * 60
    const bow = c.pen.numbers(length / 2, -2 - nearness * 4, length, 0)
    waves += `M${c.pen.numbers(random.between(-20, WIDTH), y)}q${bow}`
  }
  const colour = mix(sky[2], '#ffffff', 0.2)
  c.raw(`<path d="${waves}" fill="none" stroke="${colour}" stroke-width="1" opacity=".28"/>`)
}

function drawLightPath(c: Canvas, shore: number): void {
  const random = c.random('light path')
  let strokes = ''
  for (let i = 0; i < c.some(46); i += 1) {
    const nearness = random.next() ** 1.3
    const y = shore + 4 + nearness * (HEIGHT - 3 - shore)
    const length = 10 + nearness * 50
    const x = c.view.sunX + random.between(-1, 1) * (14 + nearness * 110) - length / 2
    strokes += `M${c.pen.numbers(x, y)}h${c.pen.number(length)}`
  }
  c.raw(
    `<path d="${strokes}" stroke="${c.light.hour.sun}" stroke-width="1.8" opacity=".5" stroke-linecap="round"/>`,
  )
}
