import type { Canvas, Spot } from '../canvas/canvas.ts'
import { shade } from '../canvas/shading.ts'
import { drawArch, drawJali } from './openings.ts'

/** A pavilion on four pillars, 50 units wide and 73 tall. */
export function drawChhatri(c: Canvas, x: number, y: number, width: number): void {
  c.stamp('chhatri', { x, y, scale: width / 50 }, () => {
    for (const pillar of [-21, 16, -2.5]) c.box([pillar, -31, 5, 31], 'stone')
    c.shape('-31,-29! -25,-34! 25,-34! 31,-29!', 'stone2')
    c.shape('-22,-34! -23,-43 -13,-54 0,-63! 13,-54 23,-43 22,-34!', 'roof')
    c.rule('0,-62 0,-73', 'gold', 2)
  })
}

/** 436 units wide and 290 tall. */
export function drawPalace(c: Canvas, spot: Spot): void {
  c.at(spot, () => {
    c.box([-210, -90, 420, 92], 'stone')
    c.box([-130, -160, 260, 72], 'stone')
    c.box([-60, -206, 120, 48], 'stone')
    drawOpenings(c)
    c.box([-218, -98, 436, 8], 'stone2')
    c.box([-138, -168, 276, 8], 'stone2')
    c.box([-68, -212, 136, 8], 'stone2')
    for (const x of [-186, 186]) drawChhatri(c, x, -98, 42)
    for (const x of [-108, 108]) drawChhatri(c, x, -168, 38)
    drawChhatri(c, 0, -212, 60)
    shade(c, c.pen.box(120, -90, 90, 92), 0.16)
    if (c.light.isNight || c.scene.time === 'dusk') lightWindows(c)
  })
}

function drawOpenings(c: Canvas): void {
  for (const x of [-175, -135, -95, -55, 55, 95, 135, 175]) drawArch(c, [x, 0, 28, 62])
  drawArch(c, [0, 0, 56, 82])
  for (const x of [-105, -70, 70, 105]) drawArch(c, [x, -96, 22, 46])
  drawJali(c, [-34, -140, 68, 40])
  for (const x of [-36, 0, 36]) drawArch(c, [x, -164, 20, 32])
}

function lightWindows(c: Canvas): void {
  const windows = [-175, -95, 95, 175].map((x) => c.pen.oval(x, -18, 7, 15)).join('')
  c.raw(`<path d="${windows}" fill="#ffc060" opacity=".65"/>`)
}
