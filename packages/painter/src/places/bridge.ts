import type { Canvas } from '../canvas/canvas.ts'
import { HEIGHT } from '../canvas/view.ts'
import { drawTorana } from '../buildings/torana.ts'
import { drawFigure } from '../figures/figure.ts'
import { drawHills } from '../land/hills.ts'
import { drawWater } from '../land/water.ts'
import type { Role } from '../manners/manner.ts'
import { slots, stage, type Stage } from './stage.ts'

export function paintBridge(c: Canvas): Stage {
  const { horizon } = c.view
  const isPaper = c.key === 'vishvakarma'
  drawWater(c, horizon)
  drawHills(c, { y: horizon + 2, height: 36, depth: 0.85 })
  c.shape(
    `-20,452! 60,420 200,396 400,340 560,292 700,258! 716,262! 580,304 430,362 250,426 130,${HEIGHT}! -20,${HEIGHT + 5}!`,
    'earth',
    { depth: 0.08 },
  )
  drawBoulders(c)
  drawMarch(c)
  c.shape(`-10,${HEIGHT + 5}! -10,452 90,444 220,462 380,488 440,${HEIGHT + 5}!`, 'earth2', {
    depth: 0,
  })
  if (isPaper) drawTorana(c, { x: 110, y: 456, scale: 0.6, depth: 0.1 })
  return stage({
    people: [
      [isPaper ? 250 : 196, 476, 196],
      [320, 492, 176],
    ],
    creatures: slots('330,492,84'),
    things: slots('96,470,0.9 40,476,0.8'),
    clearGround: [[50, 380]],
  })
}

function drawBoulders(c: Canvas): void {
  for (let i = 0; i < 26; i += 1) {
    const along = i / 26
    const scale = 1.3 * (1 - along * 0.84)
    const spot = { x: 70 + along * 600, y: 470 - along * 204, scale, isFlipped: i % 2 === 0 }
    const depth = along > 0.5 ? 0.5 : 0.15
    const role: Role = i % 3 ? 'stone2' : 'stone'
    c.stamp(`boulder ${role}`, { ...spot, depth }, () =>
      c.shape('-24,16 -22,-4 -8,-14 12,-12 24,0 22,18 0,22', role, { outline: 1 }),
    )
  }
}

const CLOTHS: readonly Role[] = ['cloth1', 'cloth2', 'cloth4']

function drawMarch(c: Canvas): void {
  for (let i = 0; i < 13; i += 1) {
    const along = 0.12 + i / 15
    const scale = (62 * (1 - along * 0.84) + 6) / 100
    const look = c.detail.crowdKinds > 1 ? i % 3 : 0
    const spot = { x: 60 + along * 640, y: 441 - along * 178, scale, depth: 0.5 }
    c.stamp(`marcher ${look}`, spot, () =>
      drawFigure(
        c,
        { x: 0, y: 0 },
        {
          kind: 'warrior',
          pose: 'walk',
          cloth: CLOTHS[look] ?? 'cloth1',
          trim: 'cloth2',
          holds: look === 1 ? 'spear' : undefined,
          isFar: true,
        },
      ),
    )
  }
}
