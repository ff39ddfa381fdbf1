import type { Canvas } from '../canvas/canvas.ts'

export function drawLightning(c: Canvas): void {
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
