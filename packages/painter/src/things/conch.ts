import type { Canvas, Spot } from '../canvas/canvas.ts'

/** About 50 units long. */
export function drawConch(c: Canvas, spot: Spot): void {
  c.at({ texture: 'figure', ...spot }, () => {
    c.shape('-22,2 -12,-10 2,-14 14,-9 19,-1 30,3! 16,8 4,12 -10,9', 'white')
    c.thread('-12,-8 -6,0 -9,8', 'stone2', 1.2)
    c.thread('-2,-12 5,-2 2,10', 'stone2', 1.2)
    c.thread('9,-10 14,-2 11,8', 'stone2', 1)
  })
}
