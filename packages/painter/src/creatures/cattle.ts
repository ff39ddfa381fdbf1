import type { Canvas, Spot } from '../canvas/canvas.ts'
import type { Shape } from '../canvas/points.ts'

/** Faces right, feet at 0; 80 units tall at the horns. */
export function drawGoat(c: Canvas, spot: Spot): void {
  const leg = (line: Shape) => c.tube(line, [4, 2.6, 2], 'stone')
  c.at({ texture: 'figure', ...spot }, () => {
    leg('16,-34 18,-16 17,0')
    leg('-26,-34 -24,-18 -26,0')
    c.shape('-42,-50 -50,-58 -46,-46! -38,-40', 'stone')
    c.shape(
      '-42,-44 -38,-56 -10,-56 14,-58 24,-68 34,-70 46,-60 50,-52 42,-48 32,-50 28,-36 14,-28 -20,-28 -38,-32',
      'stone',
    )
    leg('10,-32 10,-16 9,0')
    leg('-34,-34 -34,-18 -36,0')
    c.thread('28,-70 22,-82 12,-86', 'dark', 2.6 * c.unit, { isRound: true })
    c.thread('34,-70 30,-84 20,-90', 'dark', 2.6 * c.unit, { isRound: true })
    c.shape('24,-66 10,-62 12,-56 24,-60', 'stone2')
    c.shape('42,-48 44,-36 38,-38', 'white')
    c.ring([38, -62, 1], 'hair', 1.6)
  })
}

/** Faces right, feet at 0; 96 units tall at the hump. */
export function drawBuffalo(c: Canvas, spot: Spot): void {
  const leg = (line: Shape) => c.tube(line, [8, 5.5, 4.5], 'grey2')
  c.at({ texture: 'figure', ...spot }, () => {
    leg('30,-40 32,-20 31,-2')
    leg('-44,-40 -42,-20 -44,-2')
    c.thread('-70,-68 -80,-46 -78,-24', 'grey2', 2.4 * c.unit, { isRound: true })
    c.shape(
      '-70,-56 -66,-76 -40,-84 -8,-82 20,-94 44,-88 58,-84 76,-70 84,-56 78,-46 64,-50 54,-52 46,-40 24,-32 -30,-30 -62,-34',
      'grey2',
    )
    leg('18,-40 20,-20 19,-2')
    leg('-58,-42 -58,-20 -60,-2')
    c.shape('60,-84 50,-104 24,-112 4,-104! 26,-104 44,-96 50,-84', 'dark')
    c.shape('52,-80 38,-78 36,-70 52,-72', 'grey2')
    c.disc([82, -52, 4, 5], 'dark')
    c.ring([66, -72, 1.2], 'white', 1.8)
  })
}

/** Faces right, feet at 0; 104 units tall with its mane. */
export function drawLion(c: Canvas, spot: Spot): void {
  const leg = (line: Shape) => c.tube(line, [9, 6, 5.5], 'hide')
  c.at({ texture: 'figure', ...spot }, () => {
    c.thread('-68,-58 -88,-46 -96,-66 -90,-82', 'hide', 4.4 * c.unit, { isRound: true })
    c.disc([-90, -86, 8], 'trunk')
    leg('34,-42 38,-22 36,-3')
    leg('-46,-42 -40,-24 -44,-3')
    c.shape('-72,-50 -66,-68 -40,-72 -8,-68 24,-74 44,-60 40,-38 20,-32 -30,-32 -64,-36', 'hide')
    leg('22,-44 24,-22 22,-3')
    leg('-58,-44 -58,-24 -62,-3')
    c.shape('22,-88 34,-104 56,-106 76,-96 82,-76 74,-56 56,-42 34,-40 20,-56 16,-72', 'trunk')
    c.shape('42,-88 62,-92 78,-82 86,-70 80,-60 64,-56 46,-62 40,-76', 'hide')
    c.shape('76,-66 86,-68 84,-60 74,-58', 'white')
    c.disc([85, -71, 3, 2.2], 'hair')
    c.ring([68, -78, 1.3], 'hair', 1.8)
    c.disc([46, -96, 5], 'hide')
  })
}
