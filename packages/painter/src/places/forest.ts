import type { Canvas } from '../canvas/canvas.ts'
import { HEIGHT, WIDTH } from '../canvas/view.ts'
import { drawPalm } from '../flora/palm.ts'
import { drawBanyan, drawTree } from '../flora/trees.ts'
import { drawGround } from '../land/ground.ts'
import { drawHills } from '../land/hills.ts'
import { stage, type Stage } from './stage.ts'

export function paintForest(c: Canvas): Stage {
  const { horizon, isMainRight } = c.view
  drawHills(c, { y: horizon - 6, height: 70, depth: 0.8 })
  drawHills(c, { y: horizon + 12, height: 34, depth: 0.6, role: 'hill2' })
  drawGround(c, { y: horizon + 14, role: 'leaf2', nearRole: 'leaf' })
  drawTreeLine(c)
  if (c.scene.species === 'palm') drawPalmGrove(c)
  else drawBanyan(c, { x: isMainRight ? 560 : 206, y: HEIGHT - 92, scale: 1.32, depth: 0.04 })
  return stage({
    people: [
      [isMainRight ? 428 : 388, 460, 216],
      [isMainRight ? 270 : 530, 478, 210],
      [isMainRight ? 590 : 230, 474, 190],
    ],
    creatures: [
      [isMainRight ? 140 : 650, 448, 124],
      [isMainRight ? 650 : 120, 470, 116],
    ],
    things: [
      [isMainRight ? 346 : 456, 484, 0.9],
      [330, 482, 0.8],
    ],
  })
}

function drawTreeLine(c: Canvas): void {
  const random = c.random('tree line')
  for (let i = 0; i < (c.detail.isBare ? 1 : 8); i += 1) {
    const x = 30 + i * 102 + random.between(-20, 20)
    const [isPalm, height, lean] = [
      random.next() < 0.5,
      random.between(110, 150),
      random.between(-14, 14),
    ]
    if (Math.abs(x - c.view.sunX) < 74) continue
    const y = c.view.horizon + 26
    if (isPalm || c.scene.species === 'palm') {
      drawPalm(c, { x, y, scale: height / 100, depth: 0.55 }, lean)
    } else drawTree(c, { x, y, scale: 0.45, isFlipped: lean < 0, depth: 0.55 })
  }
}

function drawPalmGrove(c: Canvas): void {
  const side = c.view.sunX > WIDTH / 2 ? 1 : -1
  const across = (x: number) => (side > 0 ? x : WIDTH - x)
  drawPalm(c, { x: across(120), y: HEIGHT - 70, scale: 2.7, depth: 0.05 }, 18 * side)
  drawPalm(c, { x: across(232), y: HEIGHT - 110, scale: 2.1, depth: 0.2 }, -8 * side)
  drawPalm(c, { x: across(706), y: HEIGHT - 74, scale: 2.4, depth: 0.05 }, 12 * side)
}
