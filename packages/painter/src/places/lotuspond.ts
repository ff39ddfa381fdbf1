import type { Canvas } from '../canvas/canvas.ts'
import { shade } from '../canvas/shading.ts'
import { HEIGHT } from '../canvas/view.ts'
import { drawLotus, drawLotusPad } from '../flora/lotus.ts'
import { drawBanyan, drawTree } from '../flora/trees.ts'
import { drawHills } from '../land/hills.ts'
import { drawWater } from '../land/water.ts'
import { stage, type Stage } from './stage.ts'

export function paintLotusPond(c: Canvas): Stage {
  const { horizon } = c.view
  drawHills(c, { y: horizon - 14, height: 56, depth: 0.85 })
  drawFarShore(c)
  drawWater(c, horizon + 6)
  drawLotuses(c)
  c.at({ x: 0, y: HEIGHT, depth: 0 }, () => {
    c.shape('-10,-70! 120,-92 300,-98 470,-78 560,-40 600,5! -10,5!', 'leaf2')
    if (c.key === 'ravivarma') {
      shade(c, c.pen.curve('-10,-40! 300,-56 560,-20 600,5! -10,5!'), 0.35)
    }
    for (let i = 0; i < (c.detail.isBare ? 2 : 4); i += 1) {
      const [x, y] = [610 + i * 40, -18 - (i % 2) * 16]
      drawLotusPad(c, { x, y, scale: 1.9 })
      drawLotus(c, { x: x + 8, y: y - 3, scale: 1.3 })
    }
  })
  drawBanyan(c, { x: 36, y: HEIGHT - 66, scale: 1.05, depth: 0 })
  return stage({
    people: [
      [300, HEIGHT - 48, 250],
      [190, HEIGHT - 60, 170],
      [420, HEIGHT - 44, 176],
    ],
    creatures: [[500, HEIGHT - 58, 118]],
    things: [
      [400, HEIGHT - 40, 0.8],
      [460, HEIGHT - 38, 0.7],
    ],
    clearGround: [[110, 520]],
  })
}

function drawFarShore(c: Canvas): void {
  const { horizon } = c.view
  const random = c.random('far shore')
  for (let i = 0; i < (c.detail.isBare ? 2 : 9); i += 1) {
    const x = 20 + i * 92 + random.between(-16, 16)
    const scale = random.between(0.42, 0.6)
    drawTree(c, { x, y: horizon + 6, scale, isFlipped: i % 2 === 0, depth: 0.55 })
  }
}

function drawLotuses(c: Canvas): void {
  const { horizon } = c.view
  const random = c.random('lotuses')
  for (let i = 0; i < (c.detail.isBare ? 6 : 26); i += 1) {
    const y = horizon + 20 + random.next() * random.next() * 150
    const x = random.between(20, 748)
    const scale = 0.3 + (y - horizon) / 200
    drawLotusPad(c, { x, y, scale: scale * 1.3 })
    if (i % 2) drawLotus(c, { x: x + 8 * scale, y: y - 2 * scale, scale: 0.75 * scale })
  }
}
