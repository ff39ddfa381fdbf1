import type { Canvas, Spot } from '../canvas/canvas.ts'
import type { Role } from '../manners/manner.ts'

/** 150 units wide and 120 tall. */
export function drawShelves(c: Canvas, spot: Spot): void {
  const glazes: readonly Role[] = ['roof', 'gold', 'cloth4', 'stone', 'cloth3']
  c.at(spot, () => {
    for (const [row, y] of [-84, -42, 0].entries()) {
      for (let i = 0; i < 5; i += 1) {
        const glaze = glazes[(i + row * 2) % glazes.length] ?? 'roof'
        c.stamp(`jar ${glaze}`, { x: -60 + i * 30, y: y - 4 }, () =>
          c.shape('-8,0! -12,-12 -8,-22 -6,-27! 6,-27! 8,-22 12,-12 8,0!', glaze),
        )
      }
      c.box([-80, y - 4, 160, 6], 'trunk')
    }
    for (const x of [-80, 75]) c.box([x, -124, 5, 126], 'trunk')
  })
}

/** `columns` by `rows` of 30 units each. */
export function drawPigeonholes(c: Canvas, spot: Spot, [columns, rows]: readonly [number, number]) {
  const random = c.random('pigeonholes')
  c.at(spot, () => {
    const [width, height] = [columns * 30, rows * 26]
    c.box([-width / 2 - 6, -height - 6, width + 12, height + 8], 'trunk')
    for (let i = 0; i < columns * rows; i += 1) {
      const x = -width / 2 + (i % columns) * 30
      const y = -height + Math.floor(i / columns) * 26
      c.stamp('hole', { x, y }, () => c.box([1, 1, 28, 24], 'dark', { isFlat: true }))
      const letters = Math.floor(random.between(0, 4))
      if (letters > 0) c.stamp(`post ${letters}`, { x, y }, () => drawPost(c, letters))
    }
  })
}

function drawPost(c: Canvas, letters: number): void {
  for (let i = 0; i < letters; i += 1) {
    const x = 5 + i * 7
    c.polygon(`${x},25 ${x + 2},7 ${x + 8},8 ${x + 7},25`, i % 2 ? 'stone' : 'white', {
      outline: 0.6,
    })
  }
}

/** 150 units wide. */
export function drawSackPile(c: Canvas, spot: Spot): void {
  c.at(spot, () => {
    for (const [x, y] of [
      [-48, 0],
      [0, 0],
      [48, 0],
      [-24, -40],
      [26, -40],
      [2, -80],
    ] as const) {
      c.stamp('piled sack', { x, y }, () => {
        c.shape('-25,0! -28,-22 -20,-40 -6,-44 8,-44 22,-38 28,-20 25,0!', 'stone')
        c.thread('-10,-42 0,-38 12,-42', 'trunk', 2)
        c.thread('-16,-12 0,-6 18,-12', 'stone2', 1.2)
      })
    }
  })
}

/** 240 units wide. */
export function drawCounter(c: Canvas, spot: Spot): void {
  const glazes: readonly Role[] = ['gold', 'cloth1', 'cloth4', 'roof']
  c.at(spot, () => {
    c.box([-118, -70, 236, 70], 'trunk')
    for (let x = -104; x < 110; x += 42) c.box([x, -60, 34, 52], 'earth2', { depth: 0.05 })
    c.box([-126, -80, 252, 11], 'earth')
    glazes.forEach((glaze, i) =>
      c.at({ x: 30 + i * 24, y: -80 }, () => {
        c.shape('-9,0! -10,-22 -6,-30! 6,-30! 10,-22 9,0!', glaze)
        c.box([-7, -34, 14, 5], 'dark')
      }),
    )
    c.rule('-60,-80 -60,-124', 'gold', 2.4)
    c.rule('-90,-118 -30,-118', 'gold', 2)
    for (const x of [-88, -32]) {
      c.rule(`${x},-118 ${x - 10},-98`, 'ink', 0.8)
      c.rule(`${x},-118 ${x + 10},-98`, 'ink', 0.8)
      c.shape(`${x - 13},-98! ${x + 13},-98! ${x},-90`, 'gold')
    }
  })
}
