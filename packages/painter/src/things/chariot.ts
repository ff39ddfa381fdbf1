import type { Canvas, Spot } from '../canvas/canvas.ts'

/** Faces right; its floor is 46 units above the ground. */
export function drawChariot(c: Canvas, spot: Spot): void {
  c.at({ texture: 'figure', ...spot }, () => {
    c.rule('20,-34 92,-40', 'trunk', 3 * c.unit)
    c.shape('-48,-32! -52,-66 -42,-70 -34,-52 20,-50 36,-62 42,-54 34,-30!', 'cloth1')
    c.thread('-46,-40 0,-42 34,-40', 'gold', 2.5 * c.unit)
    c.rule('-40,-60 -40,-160', 'gold', 2.2 * c.unit)
    c.rule('24,-50 24,-128', 'gold', 1.8 * c.unit)
    c.shape('-50,-122 -30,-142 -8,-150 14,-142 36,-122! -6,-127', 'cloth2')
    c.polygon('-40,-160 -72,-153 -66,-148 -78,-140 -40,-142', 'cloth1')
    c.at({ x: -8, y: -25 }, () => drawWheel(c))
  })
}

function drawWheel(c: Canvas): void {
  c.disc([0, 0, 25], 'trunk')
  c.disc([0, 0, 20.5], 'earth')
  for (let spoke = 0; spoke < 12; spoke += 1) {
    const angle = (spoke * Math.PI) / 6
    c.rule(`0,0 ${Math.cos(angle) * 21},${Math.sin(angle) * 21}`, 'trunk', 1.8)
  }
  c.disc([0, 0, 6], 'gold')
}
