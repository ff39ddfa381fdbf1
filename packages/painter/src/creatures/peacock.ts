import type { Canvas, Spot } from '../canvas/canvas.ts'
import { pointsOf } from '../canvas/points.ts'

const EYES_OF_THE_TRAIN =
  '-30,-36 -48,-30 -44,-22 -64,-21 -60,-11 -80,-12 -78,-3 -96,-3 -104,3 -28,-24'

/** Faces right, feet at 0; 106 units tall with its crest, the train behind. */
export function drawPeacock(c: Canvas, spot: Spot): void {
  c.at({ texture: 'figure', ...spot }, () => {
    c.rule('-2,-30 0,0 6,0', 'trunk', 1.6)
    c.rule('6,-30 9,-1 15,-1', 'trunk', 1.6)
    c.shape('-6,-50 -40,-44 -80,-22 -112,-2 -118,4 -104,8 -70,2 -34,-14 -4,-30', 'cloth4')
    for (const [x, y] of pointsOf(EYES_OF_THE_TRAIN)) {
      c.disc([x, y, 4.2, 3.4], 'gold', { isFlat: true, outline: 0.6 })
      c.disc([x, y, 2.1, 1.8], 'cloth3', { isFlat: true, outline: 0 })
    }
    c.shape(
      '18,-92 11,-91 9,-80 12,-66 6,-56 -10,-50 -16,-40 -8,-29 6,-27 17,-36 21,-52 18,-68 16,-80 20,-85',
      'cloth3',
    )
    c.polygon('19,-90 28,-85 19,-84', 'stone')
    c.shape('-14,-46 2,-52 8,-42 -4,-33 -24,-32', 'hide')
    drawCrest(c)
    c.ring([16, -88, 0.7], 'white', 1.3)
  })
}

function drawCrest(c: Canvas): void {
  for (const lean of [-3, 0, 3]) {
    const [x, y] = [13 + lean * 1.8, -104 + Math.abs(lean)]
    c.rule(`14,-92 ${x},${y}`, 'cloth3', 1)
    c.disc([x, y - 1, 1.5], 'gold', { isFlat: true, outline: 0.5 })
  }
}
