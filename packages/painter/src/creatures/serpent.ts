import type { Canvas, Spot } from '../canvas/canvas.ts'

/** A hooded serpent, seen from the front; 104 units tall. */
export function drawSerpent(c: Canvas, spot: Spot): void {
  c.at({ texture: 'figure', ...spot }, () => {
    c.disc([-4, -9, 44, 9], 'cloth4')
    c.disc([-6, -20, 34, 8], 'cloth4')
    c.disc([-4, -30, 24, 7], 'cloth4')
    c.tube('-14,-32 -8,-48 4,-60 6,-74 6,-84', [8, 7, 6, 6, 7], 'cloth4')
    c.shape('6,-104 -4,-100 -14,-88 -14,-74 -4,-64 6,-60 16,-64 26,-74 26,-88 16,-100', 'cloth4')
    c.shape('6,-100 0,-94 -1,-80 6,-66 13,-80 12,-94', 'stone')
    for (const y of [-72, -79, -86]) c.rule(`2,${y} 10,${y}`, 'dark', 0.9)
    c.ring([2.5, -95, 1], 'hair', 1.5)
    c.ring([9.5, -95, 1], 'hair', 1.5)
    for (const x of [-34, -18, -2, 14, 28]) {
      c.thread(`${x},-15 ${x + 4},-9 ${x},-3`, 'gold', 1.4, { opacity: 0.8 })
    }
    for (const x of [-26, -10, 6, 18]) {
      c.thread(`${x},-25 ${x + 4},-20 ${x},-15`, 'gold', 1.4, { opacity: 0.8 })
    }
  })
}
