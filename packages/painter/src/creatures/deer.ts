import type { Canvas, Spot } from '../canvas/canvas.ts'
import { pointsOf, type Shape } from '../canvas/points.ts'

const SPOTS = '-24,-52 -16,-55 -8,-52 0,-54 7,-51 -18,-47 -4,-46 8,-57'

/** Faces right, feet at 0; 92 units tall without its antlers. */
export function drawDeer(c: Canvas, spot: Spot): void {
  const leg = (line: Shape) => c.tube(line, [4.5, 2.2, 1.3, 1.5], 'hide')
  c.at({ texture: 'figure', ...spot }, () => {
    leg('14,-42 18,-24 16,-10 18,0')
    leg('-22,-42 -20,-26 -25,-12 -22,0')
    c.shape(
      '-34,-48 -33,-57 -22,-61 0,-58 12,-62 18,-74 22,-86 28,-92 36,-88 44,-82 42,-78 33,-78 28,-70 24,-54 17,-42 0,-37 -22,-38 -31,-40',
      'hide',
    )
    c.shape('-34,-56 -39,-52 -37,-44 -33,-48', 'white')
    c.shape('23,-90 14,-95 13,-91 20,-86', 'hide')
    leg('15,-44 13,-24 13,-10 12,0')
    leg('-28,-46 -28,-28 -33,-13 -31,0')
    for (const [x, y] of pointsOf(SPOTS)) {
      c.disc([x, y, 1.3], 'white', { isFlat: true, outline: 0 })
    }
    c.ring([34, -86, 0.8], 'hair', 1.3)
    drawAntlers(c)
  })
}

function drawAntlers(c: Canvas): void {
  const horn = (line: Shape, width: number) =>
    c.thread(line, 'trunk', width * c.unit, { isRound: true })
  horn('25,-91 20,-104 24,-116 20,-126', 2)
  horn('21,-106 12,-112 10,-120', 1.6)
  horn('28,-92 32,-104 38,-112 36,-122', 1.8)
  horn('33,-106 40,-106 46,-114', 1.4)
}
