import type { Canvas, Spot } from '../canvas/canvas.ts'
import { ORIGIN, pointsOf, type Shape } from '../canvas/points.ts'
import type { Role } from '../manners/manner.ts'

export interface Horse {
  isGalloping?: boolean
  isSaddled?: boolean
  coat?: Role
  farLegs?: Role
}

const LEGS = {
  standing: {
    far: ['22,-46 27,-26 25,-10 27,-3', '-28,-48 -24,-30 -30,-14 -27,-3'],
    near: ['20,-46 22,-24 20,-10 22,-3', '-36,-50 -36,-30 -42,-14 -39,-3'],
  },
  galloping: {
    far: ['20,-48 40,-44 44,-26 40,-20', '-30,-50 -34,-30 -50,-16 -52,-8'],
    near: ['22,-50 36,-36 30,-22 24,-20', '-36,-52 -40,-32 -36,-18 -44,-8'],
  },
} as const

/** Faces right, feet at 0; 100 units tall at the ears. */
export function drawHorse(c: Canvas, spot: Spot, horse: Horse = {}): void {
  const coat = horse.coat ?? 'white'
  const legs = horse.isGalloping ? LEGS.galloping : LEGS.standing
  c.at({ texture: 'figure', ...spot }, () => {
    for (const leg of legs.far) drawLeg(c, leg, horse.farLegs ?? 'stone2')
    c.shape('-44,-62 -56,-58 -64,-42 -62,-22 -57,-32 -50,-46 -42,-54', 'hair')
    c.shape(
      '-45,-54 -40,-67 -26,-73 -8,-69 10,-73 20,-84 28,-96 32,-104! 36,-99 44,-92 56,-80 58,-74 53,-70 45,-74 38,-75 33,-66 31,-54 24,-43 4,-39 -18,-41 -34,-42 -43,-45',
      coat,
    )
    c.shape('31,-101 25,-98 14,-84 4,-73 10,-68 18,-74 26,-86 33,-96', 'hair')
    for (const leg of legs.near) drawLeg(c, leg, coat)
    c.ring([42, -88, 0.9], 'hair', 1.4)
    drawBridle(c)
    if (horse.isSaddled) drawSaddle(c)
  })
}

function drawLeg(c: Canvas, leg: Shape, coat: Role): void {
  const [x, y] = pointsOf(leg).at(-1) ?? ORIGIN
  c.tube(leg, [6, 3.4, 2.2, 2.6], coat)
  c.disc([x, y + 0.5, 2.8, 2.2], 'grey2')
}

function drawBridle(c: Canvas): void {
  c.rule('49,-84 45,-74', 'cloth1', 1.4)
  c.rule('46,-80 34,-92', 'cloth1', 1.4)
  c.thread('45,-78 30,-68 8,-66', 'cloth1', 1.2)
}

function drawSaddle(c: Canvas): void {
  c.shape('-14,-72 0,-70 8,-72 8,-52 -12,-50', 'cloth1')
  c.thread('-12,-53 8,-55', 'gold', 1.8)
}
