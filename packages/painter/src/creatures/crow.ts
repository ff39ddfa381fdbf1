import type { Canvas, Spot } from '../canvas/canvas.ts'

/** Faces right, feet at 0; 90 units tall. */
export function drawCrow(c: Canvas, spot: Spot): void {
  c.at({ texture: 'figure', ...spot }, () => {
    c.rule('0,-22 2,0 8,0', 'ink', 2)
    c.rule('-8,-22 -7,0 -1,0', 'ink', 2)
    c.shape('34,-80 22,-90 8,-84 0,-66 -30,-40 -66,-20 -62,-12 -30,-20 4,-20 24,-40 30,-66', 'hair')
    c.shape('30,-82 44,-78 54,-70! 40,-70 30,-70', 'grey2')
    c.shape('2,-60 14,-44 -8,-28 -44,-22 -20,-42', 'grey2')
    c.ring([27, -80, 2], 'white', 1.2)
  })
}

/** Side view, centred at the origin. */
export function drawFlyingCrow(c: Canvas, spot: Spot): void {
  c.at({ texture: 'figure', ...spot }, () => {
    c.shape('-6,-6 10,-40 38,-66 66,-76! 52,-46 34,-22 16,-4', 'grey2')
    c.shape('50,-14 38,-18 20,-10 -14,-4 -52,4! -60,14! -30,12 6,12 34,4', 'hair')
    c.shape('48,-14 60,-12 68,-6! 54,-6 46,-6', 'grey2')
    c.shape('10,-4 -8,-34 -34,-58 -70,-66! -50,-40 -34,-16 -10,4', 'hair')
    c.ring([43, -12, 1.6], 'white', 1.2)
  })
}
