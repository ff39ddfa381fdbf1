import type { Canvas, Spot } from '../canvas/canvas.ts'
import { glow } from '../canvas/shading.ts'

/** About 40 units wide. */
export function drawLamp(c: Canvas, spot: Spot): void {
  c.at({ texture: 'figure', ...spot }, () => {
    if (c.key === 'ravivarma') glow(c, 0, -16, 70, 0.75)
    else if (c.key !== 'chitrakar' && c.light.isNight) glow(c, 0, -16, 45, 0.45)
    c.shape('-15,-8 -11,0 -3,4 5,4 13,-2 21,-10! 12,-6 -6,-6', 'gold')
    c.shape('-6,4 -4,9 -9,13! 11,13! 6,9 7,4', 'gold')
    const outline = c.key === 'chitrakar' ? 1 : 0.5
    c.shape('17,-9 14,-16 19,-28! 23,-17 21,-10', 'flame', { isFlat: true, outline })
    if (c.key === 'chitrakar') drawRays(c)
  })
}

function drawRays(c: Canvas): void {
  for (let ray = -3; ray <= 3; ray += 1) {
    const angle = -Math.PI / 2 + ray * 0.5
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    const from = `${19 + x * 17},${-18 + y * 17}`
    c.rule(`${from} ${19 + x * 23},${-18 + y * 23}`, 'flame', 1.3)
  }
}

/** 79 units tall. */
export function drawStandLamp(c: Canvas, spot: Spot): void {
  c.at({ texture: 'figure', ...spot }, () => {
    c.shape(
      '-16,0! 16,0! 9,-6 4,-9 3,-30 5,-34 3,-40 3,-62 -3,-62 -3,-40 -5,-34 -3,-30 -4,-9 -9,-6',
      'gold',
    )
    c.shape('-19,-66 -10,-60 10,-60 19,-66! 0,-64', 'gold')
    for (const x of [-14, 0, 14]) {
      const flame = `${x - 3},-66 ${x - 2.4},-71 ${x},-79! ${x + 2.4},-71 ${x + 3},-66`
      c.shape(flame, 'flame', { isFlat: true, outline: 0.7 })
    }
    if (c.key === 'ravivarma') glow(c, 0, -72, 85, 0.7)
    else if (c.light.isNight) glow(c, 0, -72, 55, 0.4)
  })
}

export function drawTinyLamp(c: Canvas): void {
  c.shape('-5,0! 5,0! 0,4', 'gold', { isFlat: true, outline: 0.5 })
  c.shape('-2,-1 0,-9! 2,-1', 'flame', { isFlat: true, outline: 0.4 })
}
