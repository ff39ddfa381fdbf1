import type { Canvas, Spot } from '../canvas/canvas.ts'
import { glow } from '../canvas/shading.ts'
import { drawGround } from '../land/ground.ts'
import { drawHills } from '../land/hills.ts'
import type { Role } from '../manners/manner.ts'
import { drawBanner } from '../things/banner.ts'
import { stage, type Stage } from './stage.ts'

export function paintCamp(c: Canvas): Stage {
  const { horizon, isMainRight } = c.view
  const cloths: readonly Role[] = ['white', 'stone', 'cloth3']
  drawHills(c, { y: horizon - 6, height: 40, depth: 0.85 })
  drawGround(c, { y: horizon + 8 })
  for (const [row, scale] of [0.5, 0.76].entries()) {
    const count = 7 - row * 2
    for (let i = 0; i < count; i += 1) {
      const spot = {
        x: 20 + row * 40 + (i * 728) / (count - 1) - row * 30,
        y: horizon + 34 + row * 34,
        scale,
        depth: 0.55 - row * 0.2,
      }
      drawTent(c, spot, cloths[(i + row) % cloths.length] ?? 'white')
    }
  }
  drawTent(c, { x: isMainRight ? 650 : 118, y: horizon + 134, scale: 1.5, depth: 0.1 }, 'cloth1')
  drawFire(c, { x: isMainRight ? 176 : 592, y: horizon + 122, depth: 0.1 })
  drawBanner(c, { x: isMainRight ? 560 : 208, y: horizon + 96, scale: 1.6, depth: 0.2 }, 'cloth4')
  return stage({ creatures: [[isMainRight ? 120 : 640, 476, 108]], clearGround: [[90, 680]] })
}

/** 150 units wide and 104 tall. Tents of one depth and cloth share one drawing. */
function drawTent(c: Canvas, spot: Spot, cloth: Role): void {
  c.stamp(`tent ${cloth}`, spot, () => {
    c.shape('-76,0! -50,-46 -6,-100! 6,-100! 50,-46 76,0!', cloth)
    c.shape('-6,-100! -26,-48 -30,0! 30,0! 26,-48 6,-100!', 'stone2')
    c.shape('0,-84! -14,-40 -16,0! 16,0! 14,-40', c.light.isNight ? 'flame' : 'dark', {
      isFlat: true,
      outline: 0.8,
    })
    c.rule('0,-100 0,-116', 'trunk', 2)
    for (const x of [-76, 76]) c.rule(`${x * 0.66},-46 ${x * 1.3},4`, 'ink', 0.9, { opacity: 0.7 })
  })
}

function drawFire(c: Canvas, spot: Spot): void {
  c.at(spot, () => {
    if (c.key !== 'chitrakar') glow(c, 0, -18, c.light.isNight ? 96 : 54, 0.6)
    c.polygon('-28,2 24,-8 28,-1 -24,9', 'trunk')
    c.polygon('28,2 -24,-8 -28,-1 24,9', 'trunk')
    c.shape('-14,-4 -18,-22 -6,-32 0,-54! 8,-34 18,-22 14,-4', 'flame', { outline: 0.8 })
    c.shape('-6,-5 -7,-16 0,-30! 7,-16 6,-5', 'gold', { isFlat: true, outline: 0 })
  })
}
