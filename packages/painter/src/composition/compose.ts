import type { Place, Mood } from '@kathasagar/story/sceneWords'

import type { Canvas } from '../canvas/canvas.ts'
import { WIDTH, HEIGHT } from '../canvas/view.ts'
import { CREATURE_FORMS } from '../creatures/creatures.ts'
import { drawFlyingCrow } from '../creatures/crow.ts'
import { PLACE_PAINTERS } from '../places/places.ts'
import type { Slot, Stage } from '../places/stage.ts'
import type { Cast } from '../scene/cast.ts'
import { drawSky } from '../sky/sky.ts'
import { drawDrift, drawRain, drawWind } from '../sky/weather.ts'
import { drawThing, THING_HALF_WIDTHS } from '../things/things.ts'
import { drawForeground } from './foreground.ts'
import { findFreePosition, type Footprint } from './findFreePosition.ts'
import { drawPerson, placePeople, type PlacedPerson } from './people.ts'
import { defaultOutline } from '../canvas/ink.ts'

/** Places with enough open sky for light shafts, which look wrong in front of buildings. */
const OPEN_PLACES: readonly Place[] = [
  'river',
  'bridge',
  'battlefield',
  'forest',
  'mountain',
  'lotuspond',
  'ghat',
  'shore',
  'snow',
  'ship',
  'desert',
  'field',
  'bank',
]
const RAYED_MOODS: readonly Mood[] = ['wonder', 'triumph']

/** Directs attention to the first person, by light or by construction circles. */
function drawFocalLight(c: Canvas, stage: Stage): void {
  const [x, y] = stage.people[0] ?? [0, 0]
  const { isIndoors, isNight, hour } = c.light
  if (c.key === 'vishvakarma' && !isIndoors && c.scene.place !== 'stepwell') {
    const circles = c.pen.oval(x, y - 50, 92) + c.pen.oval(x, y - 50, 96)
    c.stroke(circles, 'ink', 0.6, { opacity: 0.35, dash: '5 3' })
  }
  if (c.key !== 'ravivarma') return
  const isRayed = RAYED_MOODS.includes(c.scene.mood) && OPEN_PLACES.includes(c.scene.place)
  const isSunny = c.scene.weather !== 'rain' && c.scene.weather !== 'storm'
  if (!isNight && (isIndoors || (isRayed && isSunny))) drawShafts(c, x, y)
  const glow = c.definitions.radial([
    [0, hour.sun, isNight ? 0.28 : 0.4],
    [1, hour.sun, 0],
  ])
  c.raw(`<path d="${c.pen.oval(x, y - 70, 190, 150)}" fill="${glow}"/>`)
}

function drawShafts(c: Canvas, footX: number, footY: number): void {
  const { isIndoors, hour } = c.light
  const [sourceX, sourceY] = isIndoors ? [110, -30] : [c.view.sunX, c.view.sunY]
  const shafts = (isIndoors ? [-70, 10, 90] : [-230, -90, 60, 200])
    .map((offset) => {
      const [left, right] = [footX + offset - 34, footX + offset + (isIndoors ? 44 : 30)]
      return c.pen.polygon(`${sourceX},${sourceY} ${left},${footY} ${right},${footY}`)
    })
    .join('')
  const reach = c.pen.number(Math.hypot(footX - sourceX, footY - sourceY) * 0.98)
  const fade = c.definitions.radial(
    [
      [0, hour.sun, 0.34],
      [0.55, hour.sun, 0.14],
      [1, hour.sun, 0],
    ],
    `gradientUnits="userSpaceOnUse" cx="${c.pen.number(sourceX)}" cy="${c.pen.number(sourceY)}" r="${reach}"`,
  )
  c.raw(`<path d="${shafts}" fill="${fade}"/>`)
}

/** Places without a close view. */
const FRAMED: readonly Place[] = ['stepwell', 'temple', 'street', 'ship', 'nowhere']

interface Camera {
  scale: number
  /** Horizontal centre of scaling, and the line that moves to `floor`. */
  centre: number
  floor: number
}

/** Leaves room for the frame. In murals, zooms in on the people. */
function cameraOf(c: Canvas, { people }: Stage): Camera {
  const centre = WIDTH / 2
  switch (c.key) {
    case 'chitrakar':
      return { scale: 0.925, centre, floor: 472 }
    case 'vishvakarma':
      return { scale: 0.925, centre, floor: 471 }
    case 'ravivarma':
      return { scale: 1.05, centre, floor: 506 }
    case 'ajanta': {
      const isBuilt = c.light.isIndoors || FRAMED.includes(c.scene.place)
      const focus = people[0]?.[0] ?? centre
      return { scale: isBuilt ? 1.06 : 1.16, centre: centre + (focus - centre) * 0.75, floor: 505 }
    }
  }
}

/** Converts a scene point to page coordinates. */
function seenAt(c: Canvas, camera: Camera, x: number, y: number): readonly [number, number] {
  const across = camera.centre * (1 - camera.scale) + x * camera.scale
  const down = camera.floor - HEIGHT * camera.scale + y * camera.scale
  return [c.view.isMirrored ? WIDTH - across : across, down]
}

const FRAME_WIDTHS = { chitrakar: 40, ajanta: 26, ravivarma: 22, vishvakarma: 46 } as const

/** Returns the visible range of x inside the frame. */
function seenRange(c: Canvas, { scale, centre }: Camera): readonly [number, number] {
  const edge = FRAME_WIDTHS[c.key]
  return [centre + (edge - centre) / scale, centre + (WIDTH - edge - centre) / scale]
}

function filmed(c: Canvas, camera: Camera, markup: string): string {
  const mirror = c.view.isMirrored ? `translate(${WIDTH} 0) scale(-1 1) ` : ''
  const { scale, centre, floor } = camera
  const shift = `${c.pen.number(centre * (1 - scale))} ${c.pen.number(floor - HEIGHT * scale)}`
  const transform = `${mirror}translate(${shift}) scale(${scale})`
  return `<g transform="${transform}" stroke-width="${defaultOutline(c.light)}">${markup}</g>`
}

/** A head or body that ornaments and damage must not cover. */
export interface ProtectedArea {
  x: number
  y: number
  radius: number
}

export interface Composition {
  markup: string
  precious: readonly ProtectedArea[]
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
    const x = findFreePosition(stage, taken, { x: wished, room: room * 0.6, within })
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
      (size * (c.key === 'vishvakarma' ? 0.85 : 1.1) * 34) / Math.max(34, THING_HALF_WIDTHS[thing])
    const room = THING_HALF_WIDTHS[thing] * scale
    // A motif in front may cover a seated person's knee, but no motif is behind people.
    const within = narrowed(seen, room)
    const x = findFreePosition(stage, taken, { x: wished, room: room * 0.5, within })
    taken.push({ x, reach: room })
    return [{ order: y, draw: () => drawThing(c, thing, { x, y, scale }) }]
  })
}

function preciousParts(c: Canvas, camera: Camera, person: PlacedPerson): readonly ProtectedArea[] {
  const radius = person.height * camera.scale * 0.3
  return [0.25, 0.8].map((share) => {
    const [x, y] = seenAt(c, camera, person.x, person.y - person.height * share)
    return { x, y, radius }
  })
}
