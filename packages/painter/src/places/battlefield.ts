import type { Canvas } from '../canvas/canvas.ts'
import { drawArch } from '../buildings/openings.ts'
import { drawChhatri } from '../buildings/palace.ts'
import { drawElephant } from '../creatures/elephant.ts'
import { drawHorse } from '../creatures/horse.ts'
import { drawCrowd } from '../figures/crowd.ts'
import { drawGround } from '../land/ground.ts'
import { drawHills } from '../land/hills.ts'
import type { Role } from '../manners/manner.ts'
import { drawBanner } from '../things/banner.ts'
import { drawChariot } from '../things/chariot.ts'
import { slots, stage, type Stage } from './stage.ts'

export function paintBattlefield(c: Canvas): Stage {
  const { horizon } = c.view
  drawHills(c, { y: horizon - 4, height: 44, depth: 0.85 })
  drawGround(c, { y: horizon + 6 })
  if (c.key === 'vishvakarma' && !c.detail.isBare) drawFort(c)
  drawArmy(c)
  if (c.key === 'ravivarma') {
    const dust = c.pen.oval(384, horizon + 50, 460, 34)
    const blur = c.definitions.blur()
    c.raw(`<path d="${dust}" fill="${c.light.air}" opacity=".5" filter="${blur}"/>`)
  }
  const size = c.key === 'vishvakarma' ? 1.05 : 1.34
  drawTeam(c, size)
  drawBanner(c, { x: 96, y: 486, scale: 2.5, isFlipped: true, depth: 0 }, 'cloth1')
  if (!c.detail.isBare) drawBanner(c, { x: 706, y: 480, scale: 2.3, depth: 0.05 }, 'cloth3')
  return stage({
    people: [
      [266, 482 - 46 * size, 150 * size],
      [618, 490, 150],
      [84, 490, 146],
    ],
    creatures: slots('640,486,96'),
    things: slots('560,492,0.8 150,492,0.8'),
    clearGround: [
      [60, 160],
      [540, 700],
    ],
    isFirstFixed: true,
  })
}

function drawTeam(c: Canvas, size: number): void {
  const bay = { isGalloping: true, coat: 'hide', farLegs: 'trunk' } as const
  drawHorse(c, { x: 300 + 158 * size, y: 460, scale: 1.24 * size, depth: 0 }, bay)
  drawChariot(c, { x: 270, y: 482, scale: 1.32 * size, depth: 0 })
  drawHorse(c, { x: 300 + 128 * size, y: 478, scale: 1.3 * size, depth: 0 }, { isGalloping: true })
}

function drawArmy(c: Canvas): void {
  const { horizon } = c.view
  const random = c.random('army')
  for (let i = 0; i < c.some(26); i += 1) {
    const x = 24 + i * 29 + random.between(-6, 6)
    const top = x + random.between(-3, 3)
    c.rule(`${x},${horizon + 24} ${top},${horizon - 30}`, 'trunk', 1.2, { depth: 0.62 })
  }
  const kinds = ['warrior'] as const
  drawCrowd(c, { count: 20, kinds, y: horizon + 28, height: 46, depth: 0.62, from: 20, to: 748 })
  const cloths: readonly Role[] = ['cloth1', 'cloth2', 'cloth3', 'cloth4']
  for (let i = 0; i < 7; i += 1) {
    const [x, scale] = [60 + i * 108 + random.between(-20, 20), random.between(0.96, 1.36)]
    const spot = { x, y: horizon + 30, scale, isFlipped: i % 2 === 1, depth: 0.45 }
    if (Math.abs(x - c.view.sunX) >= 56) drawBanner(c, spot, cloths[i % 4] ?? 'cloth1')
  }
  const harness = { hasCloth: true, hasHowdah: true }
  drawElephant(c, { x: 660, y: horizon + 44, scale: 0.76, isFlipped: true, depth: 0.5 }, harness)
  drawElephant(c, { x: 96, y: horizon + 42, scale: 0.66, depth: 0.55 }, { hasCloth: true })
}

function drawFort(c: Canvas): void {
  c.at({ x: 0, y: c.view.horizon, depth: 0.5 }, () => {
    c.box([60, -46, 648, 60], 'stone')
    let crenels = ''
    for (let x = 60; x < 700; x += 18) crenels += c.pen.box(x, -54, 11, 9)
    c.fill(crenels, 'stone')
    for (const x of [150, 384, 618]) {
      c.box([x - 34, -84, 68, 98], 'stone2')
      drawChhatri(c, x, -84, 44)
      drawArch(c, [x, 14, 38, 58])
    }
  })
}
