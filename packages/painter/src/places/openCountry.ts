import type { Canvas } from '../canvas/canvas.ts'
import { HEIGHT, WIDTH } from '../canvas/view.ts'
import { drawPalm } from '../flora/palm.ts'
import { drawTree } from '../flora/trees.ts'
import { drawGround } from '../land/ground.ts'
import { drawHills } from '../land/hills.ts'
import { drawWater } from '../land/water.ts'
import { stage, type Stage } from './stage.ts'

function drawFarTrees(c: Canvas, count: number, scale: number): void {
  const random = c.random('far trees')
  for (let i = 0; i < count; i += 1) {
    const x = 30 + (i * (WIDTH - 60)) / (count - 1) + random.between(-18, 18)
    const spot = { x, y: c.view.horizon + 14, scale, isFlipped: i % 2 === 0, depth: 0.5 }
    if (Math.abs(x - c.view.sunX) >= 56) drawTree(c, spot)
  }
}

export function paintDesert(c: Canvas): Stage {
  const { horizon } = c.view
  const random = c.random('cracks')
  drawHills(c, { y: horizon + 4, height: 34, depth: 0.8 })
  drawHills(c, { y: horizon + 12, height: 20, depth: 0.6, role: 'hill2' })
  c.box([-10, horizon + 12, WIDTH + 20, HEIGHT - horizon], 'stone', { depth: 0.12, outline: 0.8 })
  for (let i = 0; i < c.some(44); i += 1) {
    const nearness = random.next()
    const [x, y] = [random.between(0, WIDTH), horizon + 26 + nearness * (HEIGHT - horizon - 36)]
    const reach = 14 + nearness * 40
    const [low, lower] = [y + reach * 0.18, y + reach * 0.3]
    c.rule(
      `${x - reach},${low} ${x - reach * 0.3},${y} ${x + reach * 0.2},${low} ${x + reach},${y}`,
      'trunk',
      0.9,
      { opacity: 0.55 },
    )
    c.rule(`${x + reach * 0.2},${low} ${x + reach * 0.1},${lower + 5}`, 'trunk', 0.9, {
      opacity: 0.55,
    })
  }
  return stage({})
}

export function paintField(c: Canvas): Stage {
  const { horizon } = c.view
  drawHills(c, { y: horizon - 8, height: 30, depth: 0.85 })
  drawFarTrees(c, 11, 0.36)
  drawGround(c, { y: horizon + 12, role: 'leaf2', nearRole: 'earth2' })
  for (let furrow = -7; furrow <= 7; furrow += 1) {
    const [far, near] = [WIDTH / 2 + furrow * 34, WIDTH / 2 + furrow * 150]
    c.rule(`${far},${horizon + 22} ${near},${HEIGHT}`, 'earth', 2.4, { opacity: 0.6 })
  }
  return stage({})
}

export function paintRoad(c: Canvas): Stage {
  const { horizon, isMainRight } = c.view
  drawHills(c, { y: horizon - 6, height: 64, depth: 0.8 })
  drawHills(c, { y: horizon + 14, height: 36, depth: 0.55, role: 'hill2' })
  drawGround(c, { y: horizon + 20, role: 'leaf2', nearRole: 'earth2' })
  const foot = HEIGHT + 5
  c.shape(
    `396,${horizon + 18}! 412,${horizon + 18}! 470,${horizon + 44} 380,${horizon + 78} 430,${horizon + 130} 590,${foot}! 180,${foot}! 250,${horizon + 130} 300,${horizon + 76} 420,${horizon + 46}`,
    'earth',
    { depth: 0.06, outline: 0.8 },
  )
  const side = isMainRight ? 664 : 104
  drawTree(c, { x: isMainRight ? 92 : 676, y: horizon + 96, scale: 1.3, depth: 0.2 })
  c.at({ x: side, y: 452, depth: 0.04 }, () => {
    c.shape('-20,0! -20,-36 -12,-50 12,-50 20,-36 20,0!', 'white')
    c.shape('-20,-34! -12,-50 12,-50 20,-34!', 'gold')
    c.rule('-10,-20 10,-20', 'ink', 1.6)
  })
  return stage({ creatures: [[isMainRight ? 150 : 610, 474, 108]], clearGround: [[150, 620]] })
}

export function paintBank(c: Canvas): Stage {
  const { horizon, isMainRight } = c.view
  const random = c.random('reeds of the bank')
  drawHills(c, { y: horizon - 8, height: 44, depth: 0.85 })
  drawFarTrees(c, 9, 0.32)
  drawWater(c, horizon + 14)
  const edge = horizon + 96
  c.shape(
    `-10,${edge + 10}! 140,${edge - 6} 330,${edge + 14} 520,${edge - 4} ${WIDTH + 10},${edge + 12}! ${WIDTH + 10},${HEIGHT + 5}! -10,${HEIGHT + 5}!`,
    'earth2',
    { depth: 0.06 },
  )
  for (let i = 0; i < c.some(30); i += 1) {
    const x = random.between(10, WIDTH - 10)
    const [lean, tall] = [random.between(-14, 14), random.between(26, 64)]
    c.thread(
      `${x},${edge + 16} ${x + lean * 0.3},${edge + 16 - tall * 0.6} ${x + lean},${edge + 16 - tall}`,
      'leaf',
      2.2,
    )
  }
  drawPalm(
    c,
    { x: isMainRight ? 694 : 74, y: HEIGHT - 70, scale: 2.4, depth: 0.02 },
    isMainRight ? -14 : 14,
  )
  return stage({ clearGround: [[110, 650]] })
}
