import type { Canvas } from '../canvas/canvas.ts'
import { WIDTH } from '../canvas/view.ts'
import { drawHorse } from '../creatures/horse.ts'
import { drawFigure } from '../figures/figure.ts'
import { isChild, type Figure } from '../figures/model.ts'
import type { Role } from '../manners/manner.ts'
import type { Slot, Stage } from '../places/stage.ts'
import type { Cast } from '../scene/cast.ts'
import type { KnownPerson } from '../scene/scene.ts'
import type { Cloth, PoseName } from '@kathasagar/story/sceneWords'
import type { Footprint } from './findFreePosition.ts'

export interface PlacedPerson extends Footprint {
  y: number
  height: number
  isFlipped: boolean
  figure: Figure
  isGalloping: boolean
  /** Sort key instead of y, for example for a throne behind its hall. */
  order: number
}

/** Half-width of a pose as a fraction of the height. */
const REACHES: Partial<Record<PoseName, number>> = {
  sit: 0.26,
  rest: 0.29,
  kneel: 0.23,
  archer: 0.36,
  dance: 0.36,
  ride: 0.62,
}

const CLOTHS: readonly (readonly [Role, Role])[] = [
  ['cloth1', 'cloth2'],
  ['cloth3', 'white'],
  ['cloth2', 'cloth1'],
  ['cloth4', 'cloth2'],
  ['white', 'cloth1'],
]

const CLOTH_ROLES: Readonly<Record<Cloth, Role>> = {
  red: 'cloth1',
  yellow: 'cloth2',
  blue: 'cloth3',
  green: 'cloth4',
  white: 'white',
}

export function placePeople(c: Canvas, stage: Stage, cast: Cast, seed: number): PlacedPerson[] {
  const crew = crewFor(stage, cast)
  const lying = stage.bed && crew.find(({ pose }) => pose === 'rest')
  const slots = lying ? bedside(stage, crew.indexOf(lying)) : slotsFor(stage, cast)
  const worn = new Set<Role>(crew.flatMap(ownCloth))
  // A crow needs no space on the ground.
  const beast = cast.creatures.some((one) => one !== 'crow') ? stage.creatures[0] : undefined
  return crew.flatMap((person, i) => {
    const slot = slots[i]
    if (!slot) return []
    const isFixed = stage.isFirstFixed === true && slot === stage.people[0]
    const isSeated = cast.hasKingSeated && i === 0
    const scale = isFixed || isSeated ? 1 : c.light.manner.figureScale
    const height = slot[2] * scale * (isChild(person.kind) ? 0.66 : 1)
    const other = i === 0 ? slots[1] : slots[0]
    const meets = (crew.length > 1 ? other : beast)?.[0] ?? WIDTH / 2
    const figure = figureOf(person, (seed >>> 1) + i, worn)
    worn.add(figure.cloth)
    return {
      x: slot[0],
      y: slot[1],
      height,
      reach: (REACHES[person.pose] ?? 0.17) * height,
      isFlipped: meets < slot[0],
      figure: { ...figure, isPlain: i >= c.detail.finePeople },
      isGalloping: isInHaste(c),
      order: isSeated ? slot[1] - 90 : slot[1],
    }
  })
}

/** Leaves the throne empty unless a king sits on it. */
function slotsFor(stage: Stage, cast: Cast): readonly Slot[] {
  return stage.hasSeat && !cast.hasKingSeated ? stage.people.slice(1) : stage.people
}

/** Gives the bed to the resting person and the farthest slots to the others. */
function bedside({ people, bed }: Stage, lying: number): readonly Slot[] {
  if (!bed) return people
  const away = people.toSorted((a, b) => Math.abs(b[0] - bed[0]) - Math.abs(a[0] - bed[0]))
  return away.toSpliced(lying, 0, bed)
}

/** Adds a warrior for the chariot if all people ride. */
function crewFor(stage: Stage, cast: Cast): readonly KnownPerson[] {
  if (!stage.isFirstFixed) return cast.people
  const driver = cast.people.find((person) => person.kind !== 'rider')
  const rest = cast.people.filter((person) => person !== driver)
  return [driver ?? CHARIOTEER, ...rest]
}

const CHARIOTEER: KnownPerson = {
  kind: 'warrior',
  pose: 'archer',
  holds: undefined,
  cloth: undefined,
  isOld: false,
}

function isInHaste({ scene }: Canvas): boolean {
  return scene.weather === 'storm' || scene.mood === 'dread' || scene.place === 'battlefield'
}

function figureOf(
  { kind, pose, holds, cloth, isOld }: KnownPerson,
  turn: number,
  worn: ReadonlySet<Role>,
): Figure {
  const [own, trim] = clothsOf(kind, turn, worn)
  const asked = cloth && CLOTH_ROLES[cloth]
  return {
    kind,
    pose,
    holds,
    isOld,
    cloth: asked ?? own,
    trim: asked === trim ? (asked === 'cloth2' ? 'cloth1' : 'cloth2') : trim,
  }
}

/** Cloth that does not depend on other people. */
function ownCloth({ kind, cloth }: KnownPerson): readonly Role[] {
  if (cloth) return [CLOTH_ROLES[cloth]]
  return kind === 'sage' || kind === 'king' ? ['cloth2'] : []
}

/** Gives people different cloths as long as there are enough. */
function clothsOf(
  kind: KnownPerson['kind'],
  turn: number,
  worn: ReadonlySet<Role>,
): readonly [Role, Role] {
  if (kind === 'sage') return ['cloth2', 'white']
  if (kind === 'king') return ['cloth2', 'cloth1']
  const first = turn % CLOTHS.length
  const inTurn = [...CLOTHS.slice(first), ...CLOTHS.slice(0, first)]
  return inTurn.find(([cloth]) => !worn.has(cloth)) ?? inTurn[0] ?? ['cloth1', 'cloth2']
}

export function drawPerson(c: Canvas, person: PlacedPerson): void {
  const { x, y, height, isFlipped, figure } = person
  if (figure.kind !== 'rider') {
    drawFigure(c, { x, y, scale: height / 100, isFlipped }, figure)
    return
  }
  const horse = { isSaddled: true, isGalloping: person.isGalloping }
  drawHorse(c, { x, y, scale: (height * 0.86) / 100, isFlipped }, horse)
  const seat = { x: x + ((isFlipped ? 4 : -4) * height) / 160, y: y - height * 0.1334 }
  drawFigure(c, { ...seat, scale: (height * 0.92) / 100, isFlipped }, figure)
}
