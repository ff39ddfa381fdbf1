import type { Canvas } from '../canvas/canvas.ts'
import { HEIGHT, WIDTH } from '../canvas/view.ts'
import { drawBoatBack } from '../things/boat.ts'
import { drawGround } from '../land/ground.ts'
import { drawHills, drawPeaks } from '../land/hills.ts'
import { drawPalm } from '../flora/palm.ts'
import { drawWater } from '../land/water.ts'
import type { Role } from '../manners/manner.ts'
import { slots, stage, type Stage } from './stage.ts'

const WALLS: readonly Role[] = ['stone', 'roof', 'cloth2', 'stone2', 'cloth4']

export function paintStreet(c: Canvas): Stage {
  const { horizon } = c.view
  const random = c.random('street')
  drawHills(c, { y: horizon, height: 30, depth: 0.85 })
  drawGround(c, { y: horizon + 18, role: 'stone2' })
  for (const isFlipped of [false, true]) {
    for (let i = 3; i >= 0; i -= 1) {
      const height = 150 + random.between(-10, 60) + (3 - i) * 44
      const spot = { x: 20 + i * 82, y: horizon + 116 - i * 28, depth: 0.1 + i * 0.14 }
      const x = isFlipped ? WIDTH - spot.x : spot.x
      const wall = WALLS[(i * 2 + Number(isFlipped)) % WALLS.length] ?? 'stone'
      c.at({ ...spot, x, isFlipped }, () => drawHouse(c, { height, width: 150 - i * 22, wall }))
    }
  }
  return stage({ creatures: [[600, 476, 108]], clearGround: [[120, 650]] })
}

function drawHouse(
  c: Canvas,
  { height, width, wall }: { height: number; width: number; wall: Role },
): void {
  const half = width / 2
  c.polygon(`${-half},30 ${-half},${-height} ${half},${-height * 0.92} ${half},20`, wall)
  c.polygon(
    `${-half},${-height} ${half},${-height * 0.92} ${half + 8},${-height * 0.92} ${half + 4},${-height * 0.97} ${-half},${-height * 1.05}`,
    'roof',
  )
  for (const share of [0.3, 0.62]) {
    for (const side of [-0.5, 0.12]) {
      const [x, y] = [side * half * 1.5, -height * share - 30]
      c.box([x, y, half * 0.4, 34], 'dark', { isFlat: true })
      if (c.light.isNight)
        c.box([x + 2, y + 2, half * 0.4 - 4, 30], 'flame', { isFlat: true, outline: 0 })
    }
  }
  c.box([-half * 0.2, -34, half * 0.5, 60], 'trunk')
}

export function paintShore(c: Canvas): Stage {
  const { horizon, isMainRight } = c.view
  drawWater(c, horizon + 6)
  const tide = horizon + 92
  c.shape(
    `-10,${tide + 20}! 120,${tide} 300,${tide + 18} 480,${tide - 2} 650,${tide + 16} ${WIDTH + 10},${tide}! ${WIDTH + 10},${HEIGHT + 5}! -10,${HEIGHT + 5}!`,
    'stone',
    { depth: 0.04 },
  )
  c.thread(
    `-10,${tide + 26} 120,${tide + 5} 300,${tide + 23} 480,${tide + 3} 650,${tide + 21} ${WIDTH + 10},${tide + 5}`,
    'white',
    4,
    { opacity: 0.8 },
  )
  drawBoatBack(c, { x: isMainRight ? 170 : 590, y: horizon + 30, scale: 0.34, depth: 0.45 })
  const lean = isMainRight ? -16 : 16
  drawPalm(c, { x: isMainRight ? 706 : 66, y: HEIGHT - 66, scale: 2.6, depth: 0.02 }, lean)
  return stage({ clearGround: [[110, 650]] })
}

export function paintSnow(c: Canvas): Stage {
  const { horizon } = c.view
  const random = c.random('snow')
  drawPeaks(c, { y: horizon + 12, height: 190, count: 4, depth: 0.5, hasSnow: true })
  drawPeaks(c, { y: horizon + 30, height: 92, count: 6, depth: 0.3, hasSnow: true })
  c.shape(
    `-10,${horizon + 24}! 150,${horizon + 10} 380,${horizon + 26} 600,${horizon + 8} ${WIDTH + 10},${horizon + 22}! ${WIDTH + 10},${HEIGHT + 5}! -10,${HEIGHT + 5}!`,
    'white',
    { depth: 0.08 },
  )
  for (const [y, share] of [
    [60, 0.5],
    [110, 0.4],
    [160, 0.3],
  ] as const) {
    const line = `-10,${horizon + y} 200,${horizon + y - 14} 420,${horizon + y + 6} ${WIDTH + 10},${horizon + y - 10}`
    c.thread(line, 'grey', 1.6, { opacity: share })
  }
  let flakes = ''
  for (let i = 0; i < c.some(90); i += 1) {
    flakes += `M${c.pen.numbers(random.between(20, WIDTH - 20), random.between(20, HEIGHT - 30))}h.1`
  }
  c.raw(
    `<path d="${flakes}" stroke="#fffaf0" stroke-width="3.6" stroke-linecap="round" opacity=".8"/>`,
  )
  return stage({})
}

export function paintShip(c: Canvas): Stage {
  const { horizon, isMainRight } = c.view
  const mast = isMainRight ? 560 : 208
  drawWater(c, horizon + 4)
  c.box([mast - 9, 40, 18, 360], 'trunk')
  c.shape(
    `${mast - 8},66! ${mast - 150},110 ${mast - 172},250 ${mast - 130},300! ${mast - 60},276 ${mast - 8},284!`,
    'white',
  )
  c.shape(
    `${mast + 10},80! ${mast + 110},150 ${mast + 132},262! ${mast + 60},256 ${mast + 10},268!`,
    'cloth1',
  )
  for (const y of [120, 180, 236])
    c.thread(`${mast - 10},${y} ${mast - 90},${y + 12} ${mast - 150},${y + 8}`, 'stone2', 1.2)
  for (const x of [60, 700]) c.rule(`${mast},52 ${x},372`, 'ink', 1.2, { opacity: 0.7 })
  c.box([-6, 372, WIDTH + 12, 150], 'earth')
  for (let y = 392; y < HEIGHT; y += 20)
    c.rule(`0,${y} ${WIDTH},${y}`, 'ink', 0.8, { opacity: 0.4 })
  c.box([-6, 330, WIDTH + 12, 9], 'trunk')
  for (let x = 20; x < WIDTH; x += 46) c.box([x, 338, 9, 36], 'trunk')
  return stage({ clearGround: [[90, 680]] })
}

export function paintSky(c: Canvas): Stage {
  drawHills(c, { y: HEIGHT - 56, height: 60, depth: 0.85 })
  drawHills(c, { y: HEIGHT - 20, height: 44, depth: 0.6, role: 'hill2' })
  c.box([-5, HEIGHT - 22, WIDTH + 10, 40], 'leaf2', { depth: 0.5 })
  return stage({ people: [], things: slots('400,330,2.4') })
}
