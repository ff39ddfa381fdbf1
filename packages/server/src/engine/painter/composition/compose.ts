import type { Canvas } from '../canvas/canvas.ts'
import { WIDTH } from '../canvas/view.ts'
import { CREATURE_FORMS } from '../creatures/creatures.ts'
import { drawFlyingCrow } from '../creatures/crow.ts'
import { PLACE_PAINTERS } from '../places/places.ts'
import type { Stage } from '../places/stage.ts'
import type { Cast } from '../scene/cast.ts'
import { drawSky } from '../sky/sky.ts'
import { drawDrift, drawRain, drawWind } from '../sky/weather.ts'
import { drawThing, THING_ROOM } from '../things/things.ts'
import { cameraOf, filmed, seenAt, type Camera } from './camera.ts'
import { drawFocalLight } from './focalLight.ts'
import { drawForeground } from './foreground.ts'
import { freeGround, type Footprint } from './freeGround.ts'
import { drawPerson, placePeople, type PlacedPerson } from './people.ts'

/** A head or body in the finished frame, which no damage or ornament may cover. */
export interface Precious {
  x: number
  y: number
  radius: number
}

export interface Composition {
  markup: string
  precious: readonly Precious[]
}

/** One thing of the near plane, with the line its feet stand on. */
interface Item {
  order: number
  draw: () => void
}

/** Paints the three planes from the sky to what hangs before the people. */
export function compose(c: Canvas, cast: Cast, seed: number): Composition {
  if (!c.light.isIndoors) drawSky(c)
  const stage = PLACE_PAINTERS[c.scene.place](c)
  drawDrift(c)
  drawFocalLight(c, stage)
  const people = placePeople(c, stage, cast, seed)
  const taken: Footprint[] = [...people]
  const items: Item[] = [
    ...people.map((person) => ({ order: person.order, draw: () => drawPerson(c, person) })),
    ...creatureItems(c, stage, cast, taken),
    ...thingItems(c, stage, cast, taken),
  ]
  for (const item of items.toSorted((a, b) => a.order - b.order)) item.draw()
  stage.drawFront?.()
  drawForeground(c)
  drawRain(c)
  drawWind(c)
  const camera = cameraOf(c, stage)
  return {
    markup: filmed(c, camera, c.takeMarks()),
    precious: people.flatMap((person) => preciousParts(c, camera, person)),
  }
}

function creatureItems(c: Canvas, stage: Stage, cast: Cast, taken: Footprint[]): Item[] {
  const focus = stage.people[0]?.[0] ?? WIDTH / 2
  let next = 0
  return cast.creatures.flatMap((creature) => {
    if (creature === 'crow' && !c.light.isIndoors) {
      return [{ order: 0, draw: () => flyCrow(c, focus) }]
    }
    const slot = stage.creatures[next]
    next += 1
    if (!slot) return []
    const { draw, size, room } = CREATURE_FORMS[creature]
    const [wished, footY, height] = slot
    const x = freeGround(stage, taken, { x: wished, room: room * 0.7 })
    taken.push({ x, reach: room * 0.6 })
    const y = x === wished ? footY : footY - 14
    const scale = (height * size * (c.key === 'vishvakarma' ? 0.8 : 1.05)) / 100
    return [{ order: y - 1, draw: () => draw(c, { x, y, scale, isFlipped: x > focus }) }]
  })
}

/** A crow flies on the side away from the sun. */
function flyCrow(c: Canvas, focus: number): void {
  const { sunX, horizon } = c.view
  const x = sunX > WIDTH / 2 ? WIDTH * 0.3 : WIDTH * 0.7
  const scale = c.key === 'vishvakarma' ? 0.26 : 0.32
  drawFlyingCrow(c, { x, y: horizon - 88, scale, isFlipped: x > focus, depth: 0.1 })
}

function thingItems(c: Canvas, stage: Stage, cast: Cast, taken: Footprint[]): Item[] {
  return cast.things.flatMap((thing, i) => {
    const slot = stage.things[i]
    if (!slot) return []
    const [wished, y, size] = slot
    const scale = size * (c.key === 'vishvakarma' ? 0.85 : 1.1)
    const room = THING_ROOM[thing] * scale
    const x = freeGround(stage, taken, { x: wished, room })
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
