import type { Canvas } from '../canvas/canvas.ts'

/** 56 units wide. */
export function drawLetters(c: Canvas): void {
  for (const [i, tint] of (['stone', 'white', 'stone', 'white'] as const).entries()) {
    c.polygon(`-28,${-i * 5} 26,${-i * 5} 30,${-8 - i * 5} -24,${-8 - i * 5}`, tint, {
      outline: 0.8,
    })
  }
  c.rule('-2,0 2,-24', 'cloth1', 2)
  c.rule('-28,-10 30,-15', 'cloth1', 2)
  c.disc([3, -14, 3.4], 'cloth1')
}

export function drawCoins(c: Canvas): void {
  for (const [x, y] of [
    [-16, -4],
    [2, -3],
    [18, -5],
    [-8, -10],
    [10, -11],
    [0, -18],
  ] as const) {
    c.disc([x, y, 11, 5], 'gold')
    c.disc([x, y - 1, 6, 2.4], 'stone', { isFlat: true, outline: 0.5 })
  }
}

export function drawDolls(c: Canvas): void {
  const dresses = ['cloth1', 'cloth2', 'cloth3'] as const
  dresses.forEach((dress, i) => {
    const x = -28 + i * 28
    c.shape(`${x - 13},0! ${x - 5},-30 ${x + 5},-30 ${x + 13},0!`, dress)
    c.thread(`${x - 11},-5 ${x},-2 ${x + 11},-5`, 'gold', 1.6)
    for (const side of [-1, 1]) c.rule(`${x + side * 4},-27 ${x + side * 13},-14`, 'skin', 2.4)
    c.disc([x, -38, 8], 'skin')
    c.shape(`${x - 9},-38 ${x - 7},-48 ${x},-49 ${x + 7},-48 ${x + 9},-38 ${x},-43`, 'hair')
    c.rule(`${x - 3},-38 ${x - 2},-38`, 'ink', 1.4)
    c.rule(`${x + 2},-38 ${x + 3},-38`, 'ink', 1.4)
  })
}

export function drawBangles(c: Canvas): void {
  for (const [x, y, tint] of [
    [-14, -10, 'cloth1'],
    [4, -8, 'gold'],
    [18, -12, 'cloth4'],
    [-2, -18, 'cloth3'],
  ] as const) {
    c.ring([x, y, 15, 7], tint, 3.4)
  }
}

/** 60 units wide. */
export function drawFolded(c: Canvas): void {
  for (const [i, tint] of (['cloth3', 'cloth2', 'cloth1'] as const).entries()) {
    const y = -i * 11
    c.shape(`-30,${y}! -32,${y - 6} -28,${y - 11} 28,${y - 11} 32,${y - 6} 30,${y}!`, tint)
    c.rule(`-26,${y - 5} 28,${y - 5}`, 'gold', 1.2)
  }
}

/** 84 units tall. */
export function drawChair(c: Canvas): void {
  for (const x of [-22, 18]) c.box([x, -40, 5, 40], 'trunk')
  c.box([-26, -44, 52, 8], 'earth2')
  for (const x of [-24, 19]) c.box([x, -88, 5, 46], 'trunk')
  for (const y of [-86, -72, -58]) c.box([-22, y, 44, 6], 'trunk')
}

export function drawRing(c: Canvas): void {
  c.ring([0, -14, 13], 'gold', 4.4)
  c.shape('-8,-26! 0,-34 8,-26! 0,-20', 'cloth1')
  c.rule('-3,-28 2,-31', 'white', 1.2)
}
