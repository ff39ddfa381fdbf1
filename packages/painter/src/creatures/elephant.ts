import type { Canvas, Spot } from '../canvas/canvas.ts'

export interface Harness {
  hasCloth?: boolean
  hasHowdah?: boolean
}

/** Faces right, feet at 0; 100 units tall. */
export function drawElephant(c: Canvas, spot: Spot, harness: Harness = {}): void {
  c.at({ texture: 'figure', ...spot }, () => {
    c.tube('-22,-40 -20,-18 -18,-1', [9, 7, 7.5], 'grey2')
    c.tube('34,-42 36,-20 38,-1', [9, 6.5, 7], 'grey2')
    c.thread('-52,-62 -60,-45 -58,-28', 'grey2', 2.2 * c.unit, { isRound: true })
    c.shape(
      '-54,-58 -49,-78 -30,-90 -5,-92 14,-87 22,-95 34,-100 46,-94 53,-79 58,-60 61,-40 61,-20 65,-9 73,-13 77,-9 72,-2 61,0 54,-8 53,-24 51,-38 46,-47 38,-49 31,-44 29,-28 31,0! 13,0! 14,-26 8,-36 -20,-33 -28,-28 -27,0! -45,0! -46,-26 -53,-42',
      'grey',
    )
    c.shape('20,-88 32,-86 38,-74 34,-58 27,-46 20,-54 14,-72', 'grey')
    c.shape('48,-50 56,-46 70,-50! 58,-42 48,-44', 'white')
    c.ring([45, -78, 1.1], 'hair', 1.6)
    for (const toe of [15, 20, 25]) c.rule(`${toe},-1 ${toe + 1},-5`, 'white', 1.2)
    if (harness.hasCloth) drawCloth(c)
    if (harness.hasHowdah) drawHowdah(c)
  })
}

function drawCloth(c: Canvas): void {
  c.shape('-38,-86 -12,-94 10,-88 14,-60 12,-46! -36,-44! -40,-64', 'cloth1')
  c.thread('-38,-50 -12,-47 12,-51', 'gold', 3 * c.unit)
  c.shape('33,-99 45,-94 50,-82 41,-84', 'cloth2')
  for (let x = -32; x < 12; x += 8) c.disc([x, -64, 2], 'gold', { isFlat: true, outline: 0.5 })
}

function drawHowdah(c: Canvas): void {
  c.polygon('-30,-92 6,-92 10,-106 -34,-106', 'gold')
  c.rule('-30,-106 -28,-132', 'gold', 2)
  c.rule('6,-106 4,-132', 'gold', 2)
  c.shape('-38,-130 -12,-150 14,-130! -12,-133', 'cloth1')
}
