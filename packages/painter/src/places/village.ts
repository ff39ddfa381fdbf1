import type { Canvas } from '../canvas/canvas.ts'
import { HEIGHT } from '../canvas/view.ts'
import { drawHut } from '../buildings/village.ts'
import { drawPalm } from '../flora/palm.ts'
import { drawGround } from '../land/ground.ts'
import { drawHills } from '../land/hills.ts'
import { slots, stage, type Stage } from './stage.ts'

export function paintVillage(c: Canvas): Stage {
  const { horizon, isMainRight } = c.view
  const random = c.random('village palms')
  drawHills(c, { y: horizon - 12, height: 50, depth: 0.8 })
  drawGround(c, { y: horizon + 4, role: 'leaf2', nearRole: 'earth2' })
  for (let i = 0; i < 4; i += 1) {
    const x = 440 + i * 76
    const [scale, lean] = [random.between(1.2, 1.5), random.between(-14, 14)]
    if (Math.abs(x - c.view.sunX) >= 74) {
      drawPalm(c, { x, y: horizon + 24, scale, depth: 0.5 }, lean)
    }
  }
  drawHut(c, { x: 640, y: horizon + 60, scale: 0.7, isFlipped: true, depth: 0.35 })
  drawHut(c, { x: 96, y: horizon + 64, scale: 0.7, depth: 0.35 })
  const foot = HEIGHT + 5
  const path = `250,${horizon + 110} 400,${horizon + 96} 460,${foot}! 120,${foot}!`
  c.shape(path, 'earth', { depth: 0.05, outline: 0 })
  drawHut(c, { x: isMainRight ? 270 : 490, y: horizon + 128, scale: 1.42, depth: 0.06 })
  const lean = isMainRight ? 20 : -22
  drawPalm(c, { x: isMainRight ? 92 : 690, y: HEIGHT - 60, scale: 3, depth: 0 }, lean)
  return stage({
    people: [
      [isMainRight ? 440 : 300, 472, 178],
      [isMainRight ? 540 : 210, 476, 170],
      [isMainRight ? 330 : 420, 482, 160],
    ],
    creatures: [[isMainRight ? 640 : 130, 474, 108]],
    things: slots('360,484,0.9 400,486,0.8'),
  })
}
