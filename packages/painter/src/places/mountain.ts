import type { Canvas } from '../canvas/canvas.ts'
import { drawTree } from '../flora/trees.ts'
import { drawGround } from '../land/ground.ts'
import { drawPeaks } from '../land/hills.ts'
import { stage, type Stage } from './stage.ts'

function drawTrail(c: Canvas): void {
  c.at({ x: 600, y: c.view.horizon + 46, depth: 0.05 }, () =>
    c.shape(
      '-6,0! 6,0! 14,12 -40,30 -190,48 -250,70 -200,104 -60,176! -330,176! -380,100 -330,58 -200,38 -60,22 -10,10',
      'earth',
      { outline: c.key === 'ravivarma' ? 0 : 0.8 },
    ),
  )
}

export function paintMountains(c: Canvas): Stage {
  const { horizon } = c.view
  const random = c.random('firs')
  drawPeaks(c, { y: horizon + 16, height: 190, count: 4, depth: 0.7, hasSnow: true })
  drawPeaks(c, { y: horizon + 34, height: 96, count: 6, depth: 0.45 })
  drawGround(c, { y: horizon + 40, role: 'earth2', nearRole: 'dark' })
  for (let i = 0; i < 9; i += 1) {
    const x = random.between(20, 750)
    const y = horizon + 50 + random.between(0, 16)
    drawTree(c, { x, y, scale: 0.5, isFlipped: i % 2 === 0, depth: 0.3 })
  }
  drawTrail(c)
  return stage({ creatures: [[560, 470, 130]] })
}
