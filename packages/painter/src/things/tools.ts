import type { Canvas } from '../canvas/canvas.ts'

export function drawKey(c: Canvas): void {
  c.ring([-20, -10, 9], 'gold', 4)
  c.rule('-11,-10 28,-10', 'gold', 4)
  for (const x of [18, 26]) c.rule(`${x},-10 ${x},-1`, 'gold', 3.4)
}

export function drawScales(c: Canvas): void {
  c.shape('-16,0! -6,-6 -3,-10 -3,-70 3,-70 3,-10 6,-6 16,0!', 'gold')
  c.rule('-36,-64 36,-70', 'gold', 3)
  for (const [x, y] of [
    [-36, -64],
    [36, -70],
  ] as const) {
    for (const lean of [-12, 12]) c.rule(`${x},${y} ${x + lean},${y + 30}`, 'ink', 0.9)
    c.shape(
      `${x - 15},${y + 30}! ${x + 15},${y + 30}! ${x + 8},${y + 38} ${x - 8},${y + 38}`,
      'gold',
    )
  }
  c.disc([0, -72, 4], 'cloth1')
}

/** 70 units long. */
export function drawDrum(c: Canvas): void {
  c.shape('-32,-36! -14,-44 14,-44 32,-36! 32,-6! 14,0 -14,0 -32,-6!', 'cloth1')
  for (let i = 0; i < 5; i += 1) {
    const x = -26 + i * 13
    c.rule(`${x},-40 ${x + 6},-2 ${x + 12},-40`, 'white', 1.1)
  }
  c.disc([32, -21, 6, 16], 'stone')
  c.disc([32, -21, 3, 8], 'dark')
  c.disc([-32, -21, 5, 15], 'earth2')
}

export function drawBell(c: Canvas): void {
  c.ring([0, -58, 6], 'gold', 2.6)
  c.shape('-22,-8! -17,-16 -14,-38 -6,-50 6,-50 14,-38 17,-16 22,-8!', 'gold')
  c.thread('-18,-18 0,-14 18,-18', 'trunk', 1.4)
  c.disc([0, -3, 5], 'trunk')
}

export function drawMirror(c: Canvas): void {
  c.box([-3, -26, 6, 26], 'gold')
  c.disc([0, -48, 25, 27], 'gold')
  c.disc([0, -48, 19, 21], c.light.hour.sky[2], { isFlat: true })
  c.rule('-10,-42 4,-60', 'white', 2.4, { opacity: 0.8 })
  c.rule('-4,-36 10,-54', 'white', 1.4, { opacity: 0.8 })
}

/** 70 units tall. */
export function drawKite(c: Canvas): void {
  c.polygon('0,-76 30,-44 0,-12 -30,-44', 'cloth1')
  c.polygon('0,-76 30,-44 0,-44', 'cloth2', { outline: 0.6 })
  c.polygon('0,-12 -30,-44 0,-44', 'cloth3', { outline: 0.6 })
  c.rule('0,-76 0,-12', 'trunk', 1.4)
  c.thread('-30,-44 0,-58 30,-44', 'trunk', 1.4)
  c.polygon('0,-12 10,0 -10,0', 'cloth2')
  c.thread('0,-40 -22,-20 -40,-6 -62,0', c.light.isNight ? 'white' : 'ink', 0.9)
}

export function drawRope(c: Canvas): void {
  for (const [y, radius] of [
    [-5, 26],
    [-12, 24],
    [-19, 22],
  ] as const) {
    c.disc([0, y, radius, 7], 'stone2')
    c.disc([0, y - 1, radius - 7, 3.4], 'dark', { outline: 0.6 })
  }
  c.thread('24,-8 38,-4 46,0', 'stone2', 4, { isRound: true })
}

export const drawStick = (c: Canvas): void =>
  c.tube('-44,-4 -10,-10 20,-16 44,-26', [2.6, 3, 3.4, 4.4], 'trunk')

export function drawKnife(c: Canvas): void {
  c.shape('-4,-10! 34,-16 46,-10! 30,-4 -4,-4!', 'grey')
  c.tube('-4,-7 -18,-7 -32,-6', [4, 4.6, 4], 'trunk')
}

export function drawHammer(c: Canvas): void {
  c.tube('-36,-2 0,-14 26,-24', [3, 3, 3], 'trunk')
  c.polygon('16,-40 26,-44 44,-12 34,-6', 'grey2')
}

export function drawStone(c: Canvas): void {
  c.shape('-34,0! -38,-18 -24,-38 0,-44 22,-36 36,-18 34,0!', 'grey')
  c.thread('-20,-30 -6,-18 -10,-4', 'grey2', 1.4)
  c.thread('10,-38 14,-22 26,-14', 'grey2', 1.4)
}

export function drawTrumpet(c: Canvas): void {
  c.tube('-44,-26 -10,-20 18,-14 34,-10', [2, 2.6, 4, 9], 'gold')
  c.disc([38, -9, 5, 13], 'dark')
  c.shape('-24,-22! -22,0 -6,-4 -4,-19!', 'cloth1')
}

export function drawWheel(c: Canvas): void {
  c.disc([0, -34, 34], 'trunk')
  c.disc([0, -34, 27], 'stone')
  for (let spoke = 0; spoke < 8; spoke += 1) {
    const angle = (spoke * Math.PI) / 4
    c.rule(`0,-34 ${Math.cos(angle) * 28},${-34 + Math.sin(angle) * 28}`, 'trunk', 2.6)
  }
  c.disc([0, -34, 7], 'gold')
}
