import type { Canvas } from '../canvas/canvas.ts'
import type { Place } from '@kathasagar/story/sceneWords'
import { paintBattlefield } from './battlefield.ts'
import { paintBridge } from './bridge.ts'
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
import type { Stage } from './stage.ts'
import { paintStepwell } from './stepwell.ts'
import { paintTempleCourt } from './temple.ts'
import { paintThroneHall } from './throne.ts'
import { paintVillage } from './village.ts'
import { paintCourtyard, paintRooftop } from './yards.ts'

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
