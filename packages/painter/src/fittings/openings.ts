import type { Canvas, Spot } from '../canvas/canvas.ts'
import { glow } from '../canvas/shading.ts'

/** 92 units wide and 104 tall, with its sill at 0. */
export function drawWindow(c: Canvas, spot: Spot): void {
  c.at(spot, () => {
    const [, sky, low] = c.light.manner.times[c.scene.time].sky
    c.box([-50, -108, 100, 112], 'trunk')
    c.box([-43, -101, 86, 96], sky, { isFlat: true, outline: 0.6 })
    c.box([-43, -40, 86, 35], low, { isFlat: true, outline: 0 })
    if (c.light.isNight) c.disc([18, -78, 9], c.light.hour.sun, { isFlat: true, outline: 0.6 })
    for (let x = -28; x <= 28; x += 14) c.rule(`${x},-101 ${x},-5`, 'ink', 1.6)
    c.box([-3, -101, 6, 96], 'trunk')
    c.box([-56, 0, 112, 8], 'stone2')
    if (!c.light.isNight && c.key === 'ravivarma') glow(c, 0, -50, 90, 0.35)
  })
}

/** 150 units tall. */
export function drawDoor(c: Canvas, spot: Spot): void {
  c.at(spot, () => {
    c.box([-46, -158, 92, 158], 'trunk')
    for (const x of [-38, 2]) {
      c.box([x, -150, 36, 150], 'earth2')
      for (const y of [-142, -94, -46]) c.box([x + 6, y, 24, 38], 'trunk', { depth: 0.1 })
    }
    c.disc([-5, -74, 3], 'gold', { isFlat: true })
    c.disc([6, -74, 3], 'gold', { isFlat: true })
  })
}

/** Lit at all hours except by day. */
export function drawHangingLamp(c: Canvas, spot: Spot): void {
  c.at(spot, () => {
    c.rule('0,-60 0,0', 'ink', 1.4)
    c.shape('-16,6! -9,-4 9,-4 16,6!', 'gold')
    c.disc([0, 9, 6], 'flame', { isFlat: true, outline: 0.6 })
    if (c.scene.time !== 'day' && c.key !== 'chitrakar') glow(c, 0, 12, 96, 0.55)
  })
}
