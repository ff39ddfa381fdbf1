import type { Canvas } from '../canvas/canvas.ts'
import { drawConch } from './conch.ts'

/** 40 units wide. */
export function drawBowl(c: Canvas): void {
  c.shape('-8,0! -18,-8 -22,-22! 22,-22! 18,-8 8,0!', 'gold')
  c.disc([0, -22, 22, 5], 'dark')
  c.thread('-18,-12 0,-8 18,-12', 'trunk', 1.2)
}

/** 60 units wide. */
export function drawPlate(c: Canvas): void {
  c.disc([0, -5, 32, 9], 'gold')
  c.disc([0, -6, 26, 6.5], 'stone')
  for (const [x, fill] of [
    [-14, 'cloth2'],
    [0, 'cloth4'],
    [14, 'cloth1'],
  ] as const) {
    c.disc([x, -8, 6, 3.4], fill)
  }
}

export function drawBasket(c: Canvas): void {
  c.shape('-16,0! -22,-14 -24,-28! 24,-28! 22,-14 16,0!', 'stone2')
  for (const y of [-8, -15, -22]) c.thread(`-21,${y} 0,${y + 4} 21,${y}`, 'trunk', 1.2)
  for (const x of [-14, -5, 5, 14]) c.rule(`${x},-2 ${x * 1.4},-27`, 'trunk', 0.9)
  c.disc([0, -28, 24, 5], 'earth2')
}

export function drawSack(c: Canvas): void {
  c.shape('-22,0! -26,-20 -18,-38 -8,-44 8,-44 18,-38 26,-20 22,0!', 'stone')
  c.shape('-10,-44 -14,-56 0,-52 14,-56 10,-44', 'stone')
  c.thread('-10,-44 0,-41 10,-44', 'trunk', 2.4)
  c.thread('-12,-10 0,-6 14,-10', 'stone2', 1.2)
}

/** 56 units wide. */
export function drawBox(c: Canvas): void {
  c.box([-28, -24, 56, 24], 'trunk')
  c.shape('-30,-24! -28,-38 0,-42 28,-38 30,-24!', 'earth2')
  for (const x of [-18, 18]) c.rule(`${x},-39 ${x},0`, 'gold', 2.6)
  c.box([-5, -29, 10, 11], 'gold')
}

export function drawFruit(c: Canvas): void {
  for (const [x, y, fill] of [
    [-14, -10, 'cloth1'],
    [12, -10, 'cloth2'],
    [-2, -24, 'flame'],
  ] as const) {
    c.disc([x, y, 12], fill)
    c.thread(`${x},${y - 11} ${x + 3},${y - 17}`, 'trunk', 1.6)
  }
  c.shape('0,-36 12,-44 22,-40 12,-34', 'leaf')
}

export function drawFlowers(c: Canvas): void {
  for (const [x, y, fill] of [
    [-16, -30, 'flower'],
    [0, -42, 'cloth1'],
    [15, -32, 'cloth2'],
  ] as const) {
    c.thread(`0,0 ${x / 2},${y / 2} ${x},${y}`, 'leaf', 1.8)
    for (let petal = 0; petal < 6; petal += 1) {
      const angle = petal * 1.047
      c.disc([x + Math.cos(angle) * 6, y + Math.sin(angle) * 6, 4.4], fill, { outline: 0.6 })
    }
    c.disc([x, y, 3.6], 'gold', { isFlat: true })
  }
}

/** 50 units wide. */
export function drawShells(c: Canvas): void {
  for (const [x, y, scale] of [
    [-14, -22, 0.5],
    [14, -24, 0.5],
    [0, -32, 0.6],
  ] as const) {
    c.at({ x, y, scale }, () => drawConch(c, { x: 0, y: 0 }))
  }
  c.shape('-10,0! -24,-8 -28,-20! 28,-20! 24,-8 10,0!', 'roof')
}
