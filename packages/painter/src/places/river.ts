import type { Canvas } from '../canvas/canvas.ts'
import { drawPalm } from '../flora/palm.ts'
import { drawHills } from '../land/hills.ts'
import { drawWater } from '../land/water.ts'
import { drawBoatBack, drawBoatSide } from '../things/boat.ts'
import { slots, stage, type Stage } from './stage.ts'

export function paintRiver(c: Canvas): Stage {
  const { horizon } = c.view
  const random = c.random('far shore')
  drawHills(c, { y: horizon - 10, height: 60, depth: 0.85 })
  drawHills(c, { y: horizon + 2, height: 26, depth: 0.65, role: 'hill2' })
  for (let i = 0; i < 6; i += 1) {
    const [x, height] = [50 + i * 44 + random.between(-10, 10), random.between(0.6, 0.9)]
    const lean = random.between(-10, 10)
    const spot = { x, y: horizon + 8, scale: height, depth: 0.6 }
    if (Math.abs(x - c.view.sunX) >= 60) drawPalm(c, spot, lean)
  }
  drawWater(c, horizon + 4)
  const boat = { x: 400, y: 432, scale: c.key === 'vishvakarma' ? 0.95 : 1.18, depth: 0 }
  drawBoatBack(c, boat)
  return stage({
    people: slots('470,428,150 356,424,116'),
    creatures: [],
    things: slots('534,406,0.55'),
    clearGround: [[528, 540]],
    drawFront: () => drawBoatSide(c, boat),
  })
}
