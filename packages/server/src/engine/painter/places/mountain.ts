import type { Canvas } from '../canvas/canvas.ts'
import { drawTemple } from '../buildings/temple.ts'
import { drawTree } from '../flora/trees.ts'
import { drawGround } from '../land/ground.ts'
import { drawPeaks } from '../land/hills.ts'
import { stage, type Stage } from './stage.ts'

export function paintMountains(c: Canvas): Stage {
  const { horizon } = c.view
  const random = c.random('firs')
  drawPeaks(c, { y: horizon + 16, height: 190, count: 4, depth: 0.7, hasSnow: true })
  drawPeaks(c, { y: horizon + 34, height: 96, count: 6, depth: 0.45 })
  drawGround(c, { y: horizon + 40, role: 'earth2', nearRole: 'dark' })
  drawTemple(c, { x: 600, y: horizon + 48, scale: 0.42, depth: 0.45 })
  for (let i = 0; i < 9; i += 1) {
    const x = random.between(20, 750)
    const y = horizon + 50 + random.between(0, 16)
    drawTree(c, { x, y, scale: 0.5, isFlipped: i % 2 === 0, depth: 0.3 })
  }
  return stage({ creatures: [[560, 470, 130]] })
}
