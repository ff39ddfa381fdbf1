import type { Canvas } from '../canvas/canvas.ts'
import { HEIGHT, WIDTH } from '../canvas/view.ts'
import { drawTemple } from '../buildings/temple.ts'
import { drawTorana } from '../buildings/torana.ts'
import { drawPalm } from '../flora/palm.ts'
import { drawGround } from '../land/ground.ts'
import { drawHills } from '../land/hills.ts'
import { drawStandLamp } from '../things/lamps.ts'
import { slots, stage, type Stage } from './stage.ts'

const SCALES = { chitrakar: 0.98, ajanta: 0.94, ravivarma: 1.04, vishvakarma: 1.02 } as const

export function paintTempleCourt(c: Canvas): Stage {
  const { horizon } = c.view
  const middle = WIDTH / 2
  const random = c.random('temple palms')
  drawHills(c, { y: horizon - 10, height: 66, depth: 0.85 })
  drawGround(c, { y: horizon + 10 })
  drawTemple(c, { x: middle, y: horizon + 68, scale: SCALES[c.key], depth: 0.12 })
  for (const x of [60, 150, 640, 716]) {
    const [scale, lean] = [random.between(1.1, 1.5), random.between(-12, 12)]
    if (Math.abs(x - c.view.sunX) >= 74) {
      drawPalm(c, { x, y: horizon + 60, scale, depth: 0.4 }, lean)
    }
  }
  const foot = HEIGHT + 5
  c.polygon(`340,${horizon + 66} 428,${horizon + 66} 560,${foot} 200,${foot}`, 'stone', {
    depth: 0.05,
  })
  if (c.key === 'vishvakarma' || c.key === 'ajanta') {
    drawTorana(c, { x: middle, y: horizon + 120, scale: 0.56, depth: 0.05 })
  }
  for (const x of [292, 476]) drawStandLamp(c, { x, y: horizon + 108, scale: 0.7, depth: 0.05 })
  return stage({
    people: slots('636,480,182 520,474,174 226,480,160'),
    creatures: slots('176,476,112'),
    things: slots('400,486,0.9 360,488,0.8'),
  })
}
