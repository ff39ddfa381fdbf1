import type { Canvas, Spot } from '../canvas/canvas.ts'
import { pointsOf, type Shape } from '../canvas/points.ts'

const FAR_LEGS: readonly Shape[] = ['38,-46 50,-26 46,-12 52,-4', '-50,-46 -40,-27 -48,-13 -42,-4']
const NEAR_LEGS: readonly Shape[] = ['28,-48 24,-25 18,-11 24,-3', '-62,-50 -64,-28 -74,-13 -66,-3']
const STRIPES = '-68,-70 -56,-70 -44,-74 -32,-74 -20,-74 -8,-74 4,-74 16,-77 28,-77'
const LEG_STRIPES = '-66,-30 26,-28 -66,-20 23,-18 48,-26 -43,-28'

/** Faces right, feet at 0; 100 units tall at the ears, about 200 long. */
export function drawTiger(c: Canvas, spot: Spot): void {
  c.at({ texture: 'figure', ...spot }, () => {
    c.thread('-76,-62 -96,-50 -106,-66 -100,-84', 'hide', 7 * c.unit, { isRound: true })
    for (const leg of FAR_LEGS) drawLeg(c, leg)
    c.shape(
      '-80,-50 -74,-70 -52,-78 -20,-72 14,-80 34,-84 50,-92 58,-100! 66,-94 80,-88 92,-76 96,-66 90,-58 78,-56 66,-50 52,-36 36,-30 0,-34 -34,-36 -62,-34 -76,-38',
      'hide',
    )
    c.shape('96,-68 92,-58 80,-55 72,-60 82,-68', 'white')
    c.shape('30,-34 0,-38 -34,-40 -50,-36 -30,-32 0,-30', 'white', { outline: 0 })
    for (const leg of NEAR_LEGS) drawLeg(c, leg)
    drawStripes(c)
    c.disc([58, -95, 5], 'hide')
    c.ring([79, -77, 1.4], 'hair', 1.8)
    c.disc([95, -70, 2.6, 2], 'hair')
  })
}

function drawLeg(c: Canvas, leg: Shape): void {
  const [x, y] = pointsOf(leg).at(-1) ?? [0, 0]
  c.tube(leg, [11, 7, 5.5, 5], 'hide')
  c.shape(
    [
      [x - 6, y - 4],
      [x - 6, 1, 1],
      [x + 9, 1, 1],
      [x + 8, y - 3],
      [x + 2, y - 6],
    ],
    'hide',
  )
}

function drawStripes(c: Canvas): void {
  for (const [x, y] of pointsOf(STRIPES)) {
    const stripe: Shape = `${x},${y} ${x + 5},-62 ${x + 1},-48`
    c.thread(stripe, 'hair', 3 * c.unit, { isRound: true })
  }
  for (const [x, y] of pointsOf(LEG_STRIPES)) {
    c.rule(`${x - 6},${y} ${x + 5},${y + 1}`, 'hair', 2.2 * c.unit, { isRound: true })
  }
  c.thread('52,-90 50,-76 56,-62', 'hair', 2.5 * c.unit)
  c.thread('62,-90 66,-84', 'hair', 2.2 * c.unit)
}
