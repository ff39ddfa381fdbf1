import type { Canvas } from '../canvas/canvas.ts'
import { drawPalace } from '../buildings/palace.ts'
import { drawStall } from '../buildings/village.ts'
import { drawElephant } from '../creatures/elephant.ts'
import { drawCrowd } from '../figures/crowd.ts'
import { drawGround } from '../land/ground.ts'
import { drawHills } from '../land/hills.ts'
import { slots, stage, type Stage } from './stage.ts'

export function paintMarket(c: Canvas): Stage {
  const { horizon } = c.view
  drawHills(c, { y: horizon - 40, height: 46, depth: 0.85 })
  if (!c.detail.isBare) drawPalace(c, { x: 384, y: horizon + 16, scale: 0.72, depth: 0.6 })
  drawGround(c, { y: horizon + 10 })
  drawCrowd(c, {
    count: 6,
    kinds: ['man', 'woman'],
    y: horizon + 58,
    height: 74,
    depth: 0.45,
    from: 350,
    to: 610,
  })
  drawStall(c, { x: 120, y: 424, scale: 1.05, depth: 0.12 }, 'cloth1')
  drawStall(c, { x: 660, y: 424, scale: 1.05, depth: 0.12 }, 'cloth3')
  drawStall(c, { x: 278, y: 390, scale: 0.72, depth: 0.35 }, 'cloth2')
  drawElephant(
    c,
    { x: 440, y: 452, scale: c.key === 'vishvakarma' ? 1.7 : 2, depth: 0.02 },
    { hasCloth: true, hasHowdah: true },
  )
  return stage({
    people: slots('226,478,172 640,486,176 330,486,150'),
    creatures: slots('540,490,84'),
    things: slots('160,488,0.8 560,492,0.8'),
  })
}
