import type { Canvas } from '../canvas/canvas.ts'
import { WIDTH } from '../canvas/view.ts'
import { CREATURE_FORMS } from '../creatures/creatures.ts'
import { drawFlyingCrow } from '../creatures/crow.ts'
import { PLACE_PAINTERS } from '../places/places.ts'
import type { Slot, Stage } from '../places/stage.ts'
import type { Cast } from '../scene/cast.ts'
import { drawSky } from '../sky/sky.ts'
import { drawDrift, drawRain, drawWind } from '../sky/weather.ts'
import { drawThing, THING_ROOM } from '../things/things.ts'
import { cameraOf, filmed, seenAt, seenRange, type Camera } from './camera.ts'
import { drawFocalLight } from './focalLight.ts'
import { drawForeground } from './foreground.ts'
import { freeGround, type Footprint } from './freeGround.ts'
import { drawPerson, placePeople, type PlacedPerson } from './people.ts'

/** A head or body that ornaments and damage must not cover. */
export interface Precious {
  x: number
  y: number
  radius: number
}

export interface Composition {
  markup: string
  precious: readonly Precious[]
}

/** A foreground motif, sorted by its base line. */
interface Item {
  order: number
  draw: () => void
}

export function compose(c: Canvas, cast: Cast, seed: number): Composition {
  if (!c.light.isIndoors) drawSky(c)
  const stage = PLACE_PAINTERS[c.scene.place](c)
  drawDrift(c)
  drawFocalLight(c, stage)
  const camera = cameraOf(c, stage)
  const people = placePeople(c, stage, cast, seed)
  const near: NearPlane = { stage, cast, taken: [...people], seen: seenRange(c, camera) }
  const items: Item[] = [
    ...people.map((person) => ({ order: person.order, draw: () => drawPerson(c, person) })),
    ...creatureItems(c, near),
    ...thingItems(c, near),
  ]
  for (const item of items.toSorted((a, b) => a.order - b.order)) item.draw()
  stage.drawFront?.()
  if (!c.detail.isBare) drawForeground(c)
  drawRain(c)
  drawWind(c)
  return {
    markup: filmed(c, camera, c.takeMarks()),
    precious: people.flatMap((person) => preciousParts(c, camera, person)),
  }
}

interface NearPlane {
  stage: Stage
  cast: Cast
  taken: Footprint[]
  seen: readonly [number, number]
}

function creatureItems(c: Canvas, { stage, cast, taken, seen }: NearPlane): Item[] {
  const focus = stage.people[0]?.[0] ?? WIDTH / 2
  let next = 0
  return cast.creatures.flatMap((creature) => {
    if (creature === 'crow' && !c.light.isIndoors) {
      return [{ order: 0, draw: () => flyCrow(c, focus) }]
    }
    const slot = stage.creatures[next]
    next += 1
    if (!slot) return []
    const { draw, size, room, span } = CREATURE_FORMS[creature]
    const [wished, footY, height] = slot
    const scale = (height * size * (c.key === 'vishvakarma' ? 0.8 : 1.05)) / 100
    const within = narrowed(seen, span * scale * 100)
    const x = freeGround(stage, taken, { x: wished, room: room * 0.6, within })
    taken.push({ x, reach: room * 0.6 })
    const y = x === wished ? footY : footY - 14
    return [{ order: y - 1, draw: () => draw(c, { x, y, scale, isFlipped: x > focus }) }]
  })
}

/** Draws a crow that flies away from the sun and the first person's head. */
function flyCrow(c: Canvas, focus: number): void {
  const { sunX, horizon } = c.view
  const room = (x: number) => Math.min(Math.abs(x - focus), Math.abs(x - sunX) + 40)
  const x = [0.24, 0.38, 0.5, 0.62, 0.76]
    .map((share) => share * WIDTH)
    .reduce((best, other) => (room(other) > room(best) ? other : best))
  const scale = c.key === 'vishvakarma' ? 0.26 : 0.32
  drawFlyingCrow(c, { x, y: horizon - 88, scale, isFlipped: x > focus, depth: 0.1 })
}

function narrowed([from, to]: readonly [number, number], by: number): readonly [number, number] {
  return [from + by, to - by]
}

/** Without people, things are drawn large in the centre. */
const LARGE: readonly (readonly Slot[])[] = [
  [[384, 478, 3.6]],
  [
    [270, 474, 2.9],
    [508, 480, 2.7],
  ],
]

function thingItems(c: Canvas, { stage, cast, taken, seen }: NearPlane): Item[] {
  const isPoint = taken.length === 0 && stage.people.length > 0
  const slots = isPoint ? (LARGE[cast.things.length - 1] ?? stage.things) : stage.things
  return cast.things.flatMap((thing, i) => {
    const slot = slots[i]
    if (!slot) return []
    const [wished, y, size] = slot
    const scale =
      (size * (c.key === 'vishvakarma' ? 0.85 : 1.1) * 34) / Math.max(34, THING_ROOM[thing])
    const room = THING_ROOM[thing] * scale
    // A motif may cover the knee of a seated person in front, but nothing is drawn behind people.
    const within = narrowed(seen, room)
    const x = freeGround(stage, taken, { x: wished, room: room * 0.5, within })
    taken.push({ x, reach: room })
    return [{ order: y, draw: () => drawThing(c, thing, { x, y, scale }) }]
  })
}

function preciousParts(c: Canvas, camera: Camera, person: PlacedPerson): readonly Precious[] {
  const radius = person.height * camera.scale * 0.3
  return [0.25, 0.8].map((share) => {
    const [x, y] = seenAt(c, camera, person.x, person.y - person.height * share)
    return { x, y, radius }
  })
}
