import type { Canvas } from '../canvas/canvas.ts'
import { HEIGHT } from '../canvas/view.ts'
import { drawPalace } from '../buildings/palace.ts'
import { drawPalm } from '../flora/palm.ts'
import { drawTree } from '../flora/trees.ts'
import { drawGround } from '../land/ground.ts'
import { drawHills } from '../land/hills.ts'
import { slots, stage, type Stage } from './stage.ts'

/** Fits the finial into the frame of each style. */
const SCALES = { chitrakar: 0.92, ajanta: 0.84, ravivarma: 0.9, vishvakarma: 1 } as const

export function paintPalaceCourt(c: Canvas): Stage {
  const { horizon, isMainRight } = c.view
  const random = c.random('palace garden')
  drawHills(c, { y: horizon - 16, height: 80, depth: 0.85 })
  drawHills(c, { y: horizon, height: 30, depth: 0.65, role: 'hill2' })
  for (let i = 0; i < 5; i += 1) {
    const spot = { x: 40 + i * 30, y: horizon + 16, scale: random.between(0.6, 0.9), depth: 0.6 }
    drawPalm(c, spot, random.between(-8, 8))
  }
  const scale = SCALES[c.key]
  drawPalace(c, { x: isMainRight ? 430 : 350, y: horizon + 30, scale, depth: 0.34 })
  drawGround(c, { y: horizon + 26 })
  const foot = HEIGHT + 5
  c.polygon(`330,${horizon + 26} 400,${horizon + 26} 640,${foot} 120,${foot}`, 'stone', {
    depth: 0.1,
  })
  if (c.key === 'vishvakarma') drawPaving(c)
  for (const x of [70, 700]) drawTree(c, { x, y: horizon + 74, scale: 0.85, depth: 0.1 })
  return stage({
    people: slots('250,458,176 520,470,180 140,472,160'),
    creatures: slots('600,470,130'),
    things: slots('390,486,0.8 420,484,0.8'),
  })
}

function drawPaving(c: Canvas): void {
  for (let line = 0; line < 6; line += 1) {
    const y = c.view.horizon + 36 + line * line * 5
    c.rule(`${320 - line * 36},${y} ${410 + line * 42},${y}`, 'ink', 0.6, { opacity: 0.5 })
  }
}
