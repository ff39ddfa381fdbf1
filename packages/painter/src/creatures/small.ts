import type { Canvas, Spot } from '../canvas/canvas.ts'

/** Sits up facing right, feet at 0; 78 units tall to the tips of its ears. */
export function drawHare(c: Canvas, spot: Spot): void {
  c.at({ texture: 'figure', ...spot }, () => {
    c.shape('-2,-52 -8,-70 -6,-82 0,-80 4,-66 4,-52', 'hide')
    c.shape('-36,-2 -34,-24 -18,-40 2,-46 18,-36 20,-18 14,0! -30,0!', 'hide')
    c.disc([-38, -12, 8], 'white')
    c.shape('-2,-46 2,-58 14,-62 26,-54 28,-44 20,-38 6,-38', 'hide')
    c.shape('6,-56 2,-76 8,-86 13,-78 13,-58', 'hide')
    c.shape('8,-60 6,-75 9,-80 11,-74 11,-61', 'flower', { outline: 0, isFlat: true })
    c.tube('10,-26 14,-12 20,-2', [5, 4, 4], 'hide')
    c.shape('-30,0! -26,-18 -8,-20 2,-6 0,0!', 'hide')
    c.ring([18, -51, 1.2], 'hair', 1.8)
    c.thread('28,-46 36,-48', 'ink', 0.7)
    c.thread('28,-44 36,-42', 'ink', 0.7)
  })
}

/** Faces right, feet at 0; 84 units tall at the head. */
export function drawGoose(c: Canvas, spot: Spot): void {
  c.at({ texture: 'figure', ...spot }, () => {
    for (const x of [-8, 6]) {
      c.rule(`${x},-24 ${x + 2},0`, 'flame', 2.4)
      c.rule(`${x + 2},0 ${x + 12},0`, 'flame', 2.4)
    }
    c.shape(
      '26,-84 18,-82 14,-72 18,-58 14,-46 -6,-46 -34,-42 -56,-50! -46,-30 -26,-18 4,-18 24,-28 30,-44 28,-60 32,-70 34,-78',
      'white',
    )
    c.shape('8,-42 -16,-42 -46,-44! -34,-30 -10,-26 8,-32', 'grey')
    c.shape('33,-80 46,-76 46,-72! 33,-72', 'flame')
    c.ring([27, -77, 1.1], 'hair', 1.6)
  })
}

/** Faces right, swimming at 0; 40 units tall and 100 long. */
export function drawFish(c: Canvas, spot: Spot): void {
  c.at({ texture: 'figure', ...spot }, () => {
    c.shape('-34,-20 -62,-42! -56,-20 -62,2! -34,-18', 'cloth1')
    c.shape('-38,-20 -16,-36 14,-40 40,-30 54,-20 40,-8 14,-2 -16,-6', 'cloth2')
    c.shape('-6,-37 4,-54 24,-50 22,-39', 'cloth1')
    c.shape('0,-6 4,8 16,6 14,-3', 'cloth1')
    c.thread('30,-34 24,-20 30,-8', 'ink', 1.2)
    for (const x of [-20, -6, 8]) c.thread(`${x},-30 ${x + 6},-20 ${x},-11`, 'gold', 1.2)
    c.disc([42, -23, 3.4], 'white', { isFlat: true })
    c.disc([43, -23, 1.6], 'hair', { isFlat: true, outline: 0 })
    for (const y of [12, 20]) c.thread(`-50,${y} -20,${y - 4} 10,${y} 44,${y - 4}`, 'water', 1.6)
  })
}

/** Faces right; 26 units tall and 130 long. */
export function drawSnake(c: Canvas, spot: Spot): void {
  c.at({ texture: 'figure', ...spot }, () => {
    c.tube(
      '-66,-2 -48,-10 -34,-2 -18,-12 0,-4 18,-14 34,-6 48,-18 58,-22',
      [1.2, 3, 4, 4.6, 5, 5, 4.6, 4, 4.4],
      'leaf2',
    )
    for (const x of [-34, -16, 2, 20, 36])
      c.disc([x, -8, 1.6], 'dark', { isFlat: true, outline: 0 })
    c.shape('54,-26 64,-28 74,-22 66,-17 56,-18', 'leaf2')
    c.ring([66, -24, 0.8], 'hair', 1.4)
    c.thread('74,-22 82,-24', 'cloth1', 1)
    c.thread('74,-22 82,-19', 'cloth1', 1)
  })
}
