import type { Canvas } from '../canvas/canvas.ts'
import {
  drawBed,
  drawBench,
  drawBlackboard,
  drawBooks,
  drawDesk,
  drawSeats,
  drawTable,
} from '../fittings/furniture.ts'
import { drawHearth, drawWorkbench } from '../fittings/machines.ts'
import { drawDoor, drawHangingLamp, drawWindow } from '../fittings/openings.ts'
import { drawCounter, drawPigeonholes, drawSackPile, drawShelves } from '../fittings/storage.ts'
import { FLOOR, paintInterior } from './interior.ts'
import type { Stage } from './stage.ts'

const sides = (c: Canvas): readonly [number, number] =>
  c.view.isMainRight ? [560, 190] : [200, 574]

export function paintRoom(c: Canvas): Stage {
  const [main, other] = sides(c)
  return paintInterior(c, {
    wall: 'stone',
    floor: 'earth',
    laid: 'boards',
    fit: () => {
      drawWindow(c, { x: 384, y: 262, scale: 1.1 })
      drawDoor(c, { x: other, y: FLOOR, scale: 1.34 })
      drawBed(c, { x: main, y: FLOOR + 22, scale: 1.2 })
      drawHangingLamp(c, { x: 384, y: 118 })
    },
    stage: { bed: [main - 34, FLOOR - 46, 168] },
  })
}

export const paintKitchen = (c: Canvas): Stage =>
  paintInterior(c, {
    wall: 'earth',
    floor: 'earth2',
    laid: 'boards',
    fit: () => {
      const [main, other] = sides(c)
      drawHearth(c, { x: main, y: FLOOR + 14, scale: 1.5 })
      drawShelves(c, { x: 384, y: 276, scale: 1.15 })
      drawShelves(c, { x: other, y: FLOOR + 2, scale: 1.15 })
      drawHangingLamp(c, { x: main, y: 116 })
    },
  })

export const paintWorkshop = (c: Canvas): Stage =>
  paintInterior(c, {
    wall: 'stone2',
    floor: 'earth2',
    laid: 'boards',
    fit: () => {
      const [main, other] = sides(c)
      drawWorkbench(c, { x: main, y: FLOOR + 12, scale: 1.35 })
      drawWindow(c, { x: 384, y: 250 })
      drawShelves(c, { x: other, y: FLOOR, scale: 1.2 })
      drawHangingLamp(c, { x: main, y: 112 })
    },
  })

export const paintOffice = (c: Canvas): Stage =>
  paintInterior(c, {
    wall: 'stone',
    floor: 'stone2',
    laid: 'tiles',
    fit: () => {
      const [main, other] = sides(c)
      drawPigeonholes(c, { x: other, y: FLOOR - 20, scale: 1.15 }, [6, 7])
      drawWindow(c, { x: 384, y: 242, scale: 0.9 })
      drawDesk(c, { x: main, y: FLOOR + 16, scale: 1.3 })
    },
  })

export const paintShop = (c: Canvas): Stage =>
  paintInterior(c, {
    wall: 'earth',
    floor: 'stone2',
    laid: 'tiles',
    fit: () => {
      for (const x of [164, 384, 604]) drawShelves(c, { x, y: 262, scale: 1.3 })
      drawCounter(c, { x: c.view.isMainRight ? 500 : 268, y: FLOOR + 20, scale: 1.5 })
      drawHangingLamp(c, { x: 384, y: 104 })
    },
  })

export const paintSchool = (c: Canvas): Stage =>
  paintInterior(c, {
    wall: 'stone',
    floor: 'earth',
    laid: 'boards',
    fit: () => {
      drawBlackboard(c, { x: 384, y: 282, scale: 1.3 })
      for (const x of [112, 656]) drawWindow(c, { x, y: 250, scale: 0.9 })
      for (const x of [150, 384, 618]) drawBench(c, { x, y: FLOOR + 16, scale: 1.2 })
      drawBooks(c, { x: 150, y: FLOOR - 30, scale: 0.7 })
    },
  })

export const paintHall = (c: Canvas): Stage =>
  paintInterior(c, {
    wall: 'cloth1',
    floor: 'earth2',
    laid: 'boards',
    fit: () => {
      c.box([214, 110, 340, 196], 'dark')
      c.box([230, 124, 308, 170], 'white', { isFlat: true, opacity: c.light.isNight ? 0.8 : 1 })
      for (const [x, side] of [
        [214, 1],
        [554, -1],
      ] as const) {
        c.shape(
          `${x},106! ${x + side * 62},106! ${x + side * 30},200 ${x + side * 42},312! ${x},312!`,
          'cloth2',
        )
      }
      drawSeats(c, { x: 74, y: FLOOR + 12, scale: 1 }, 11)
      for (const x of [110, 658]) drawHangingLamp(c, { x, y: 132 })
    },
  })

export const paintStore = (c: Canvas): Stage =>
  paintInterior(c, {
    wall: 'stone2',
    floor: 'earth',
    laid: 'boards',
    fit: () => {
      const [main, other] = sides(c)
      drawDoor(c, { x: 384, y: FLOOR, scale: 1.3 })
      drawSackPile(c, { x: main, y: FLOOR + 22, scale: 1.45 })
      drawSackPile(c, { x: other, y: FLOOR + 4, scale: 1.1 })
      drawTable(c, { x: other, y: FLOOR + 26 })
      drawHangingLamp(c, { x: 384, y: 112 })
    },
  })

export const paintCell = (c: Canvas): Stage =>
  paintInterior(c, {
    wall: 'stone2',
    floor: 'stone',
    laid: 'tiles',
    fit: () => {
      const [main, other] = sides(c)
      for (let y = 92; y < FLOOR - 62; y += 36) {
        c.rule(`0,${y} 768,${y}`, 'ink', 0.8, { opacity: 0.35 })
        for (let x = ((y / 36) % 2) * 46; x < 768; x += 92)
          c.rule(`${x},${y} ${x},${y + 36}`, 'ink', 0.8, { opacity: 0.35 })
      }
      drawWindow(c, { x: 384, y: 206, scale: 0.72 })
      c.box([other - 62, FLOOR - 190, 124, 190], 'dark')
      for (let x = other - 52; x < other + 60; x += 20) c.box([x, FLOOR - 188, 5, 188], 'grey')
      for (const y of [FLOOR - 140, FLOOR - 60]) c.box([other - 62, y, 124, 6], 'grey')
      c.shape(
        `${main - 110},${FLOOR + 30}! ${main - 70},${FLOOR + 12} ${main + 40},${FLOOR + 8} ${main + 110},${FLOOR + 30}!`,
        'gold',
        { depth: 0.2 },
      )
    },
  })
