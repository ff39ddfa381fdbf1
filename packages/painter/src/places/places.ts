import type { Canvas } from '../canvas/canvas.ts'
import type { Place } from '@kathasagar/story/sceneWords'
import { paintBattlefield } from './battlefield.ts'
import { paintCamp } from './camp.ts'
import { paintCave } from './cave.ts'
import { paintMachineHall, paintStarship } from './engines.ts'
import { paintForest } from './forest.ts'
import { paintGhat } from './ghat.ts'
import { paintLotusPond } from './lotuspond.ts'
import { paintMarket } from './market.ts'
import { paintMountains } from './mountain.ts'
import { paintNowhere } from './nowhere.ts'
import { paintShip, paintShore, paintSky, paintSnow, paintStreet } from './openAir.ts'
import { paintBank, paintDesert, paintField, paintRoad } from './openCountry.ts'
import { paintPalaceCourt } from './palace.ts'
import { paintRiver } from './river.ts'
import {
  paintCell,
  paintHall,
  paintKitchen,
  paintOffice,
  paintRoom,
  paintSchool,
  paintShop,
  paintStore,
  paintWorkshop,
} from './rooms.ts'
import { type Stage, stage } from './stage.ts'
import { paintStepwell } from './stepwell.ts'
import { paintTempleCourt } from './temple.ts'
import { paintThroneHall } from './throne.ts'
import { paintVillage } from './village.ts'
import { paintCourtyard, paintRooftop } from './yards.ts'
import { HEIGHT } from '../canvas/view.ts'
import { drawTorana } from '../buildings/torana.ts'
import { drawFigure } from '../figures/figure.ts'
import { drawHills } from '../land/hills.ts'
import { drawWater } from '../land/water.ts'
import type { Role } from '../manners/manner.ts'

function paintBridge(c: Canvas): Stage {
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
    creatures: [[330, 492, 84]],
    things: [
      [96, 470, 0.9],
      [40, 476, 0.8],
    ],
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

/** Each function paints the far and middle planes, and returns positions for people and things. */
export const PLACE_PAINTERS: Readonly<Record<Place, (c: Canvas) => Stage>> = {
  forest: paintForest,
  battlefield: paintBattlefield,
  stepwell: paintStepwell,
  river: paintRiver,
  throne: paintThroneHall,
  cave: paintCave,
  bridge: paintBridge,
  market: paintMarket,
  palace: paintPalaceCourt,
  village: paintVillage,
  temple: paintTempleCourt,
  ghat: paintGhat,
  lotuspond: paintLotusPond,
  mountain: paintMountains,
  room: paintRoom,
  kitchen: paintKitchen,
  workshop: paintWorkshop,
  office: paintOffice,
  shop: paintShop,
  school: paintSchool,
  hall: paintHall,
  store: paintStore,
  machinehall: paintMachineHall,
  starship: paintStarship,
  street: paintStreet,
  shore: paintShore,
  snow: paintSnow,
  ship: paintShip,
  sky: paintSky,
  desert: paintDesert,
  field: paintField,
  road: paintRoad,
  bank: paintBank,
  courtyard: paintCourtyard,
  rooftop: paintRooftop,
  camp: paintCamp,
  cell: paintCell,
  nowhere: paintNowhere,
}
