import { canHold } from '../figures/holding.ts'
import type { KnownPerson, KnownScene } from './scene.ts'
import { isRoofed, type Creature, type Place, type Thing } from '@kathasagar/story/sceneWords'

/** Parts of a scene that fit into its picture. Captions mention only these. */
export interface Cast {
  people: readonly KnownPerson[]
  hasKingSeated: boolean
  creatures: readonly Creature[]
  atHome: readonly Creature[]
  things: readonly Thing[]
}

/** Maximum number of people, creatures and things together. */
const MAX_IN_PICTURE = 4

/** Maximum number of mounted people, because horses need space. */
const MAX_MOUNTED = 2

interface Room {
  people: number
  creatures: number
  things: number
  /** Creatures that the background already contains. */
  atHome?: readonly Creature[]
  isOnFoot?: boolean
}

const INDOORS: Room = { people: 3, creatures: 1, things: 2, isOnFoot: true }

const ROOMS: Readonly<Record<Place, Room>> = {
  forest: { people: 3, creatures: 2, things: 2 },
  battlefield: { people: 3, creatures: 1, things: 2, atHome: ['horse', 'elephant'] },
  stepwell: { people: 2, creatures: 1, things: 2, isOnFoot: true },
  river: { people: 2, creatures: 0, things: 1, isOnFoot: true },
  throne: { people: 4, creatures: 1, things: 2, isOnFoot: true },
  cave: { people: 3, creatures: 1, things: 2, isOnFoot: true },
  bridge: { people: 2, creatures: 1, things: 2 },
  market: { people: 3, creatures: 1, things: 2, atHome: ['elephant'] },
  palace: { people: 3, creatures: 1, things: 2 },
  village: { people: 3, creatures: 1, things: 2 },
  temple: { people: 3, creatures: 1, things: 2 },
  ghat: { people: 3, creatures: 1, things: 2 },
  lotuspond: { people: 3, creatures: 1, things: 2 },
  mountain: { people: 3, creatures: 1, things: 2 },
  room: INDOORS,
  kitchen: INDOORS,
  workshop: INDOORS,
  office: INDOORS,
  shop: INDOORS,
  school: INDOORS,
  hall: INDOORS,
  store: INDOORS,
  machinehall: INDOORS,
  starship: INDOORS,
  street: { people: 3, creatures: 1, things: 2 },
  shore: { people: 3, creatures: 1, things: 2 },
  snow: { people: 3, creatures: 1, things: 2 },
  ship: { people: 3, creatures: 1, things: 2, isOnFoot: true },
  sky: { people: 0, creatures: 0, things: 1 },
  desert: { people: 3, creatures: 1, things: 2 },
  field: { people: 3, creatures: 1, things: 2 },
  road: { people: 3, creatures: 1, things: 2 },
  bank: { people: 3, creatures: 1, things: 2 },
  courtyard: { people: 3, creatures: 1, things: 2 },
  rooftop: { people: 3, creatures: 1, things: 2, isOnFoot: true },
  camp: { people: 3, creatures: 1, things: 2 },
  cell: INDOORS,
  nowhere: { people: 3, creatures: 1, things: 2 },
}

export function castOf(scene: KnownScene): Cast {
  const room = ROOMS[scene.place]
  const ordered = scene.place === 'throne' ? kingFirst(scene.people) : scene.people
  const isSeated = scene.place === 'throne' && sitsOnThrone(ordered[0])
  // Without a king, the slot of the throne stays empty.
  const places = scene.place === 'throne' && !isSeated ? room.people - 1 : room.people
  const atHome = scene.creatures.filter((creature) => room.atHome?.includes(creature))
  const comers = scene.creatures.filter((creature) => !room.atHome?.includes(creature))
  const isOpen = !isRoofed(scene.place)
  const flying = isOpen ? comers.filter((creature) => creature === 'crow').slice(0, 1) : []
  const walking = comers.filter((creature) => !isOpen || creature !== 'crow')
  const people = ordered
    .slice(0, places)
    .map((person, i) => posed(person, { isSeated: isSeated && i === 0, room }))
    .filter((person, i, all) => person.kind !== 'rider' || ridersIn(all.slice(0, i)) < MAX_MOUNTED)
  const horses = ridersIn(people)
  const creatures = [...walking.slice(0, Math.max(0, room.creatures - horses)), ...flying]
  const left = Math.max(0, MAX_IN_PICTURE - people.length - horses - creatures.length)
  return {
    people,
    hasKingSeated: isSeated,
    creatures,
    atHome: [...new Set(atHome)],
    things: scene.objects.slice(0, Math.min(room.things, left)),
  }
}

const ridersIn = (people: readonly KnownPerson[]) =>
  people.filter((person) => person.kind === 'rider').length

function sitsOnThrone(person: KnownPerson | undefined): boolean {
  return person?.kind === 'king' || person?.pose === 'throne'
}

function kingFirst(people: readonly KnownPerson[]): readonly KnownPerson[] {
  const king = people.find(sitsOnThrone)
  return king ? [king, ...people.filter((person) => person !== king)] : people
}

/** Adjusts a pose to the place. Drops things that do not fit the pose. */
function posed(
  person: KnownPerson,
  { isSeated, room }: { isSeated: boolean; room: Room },
): KnownPerson {
  const isRider = person.kind === 'rider' && room.isOnFoot
  const kind = isRider ? 'warrior' : person.kind
  const onFoot = isRider ? 'stand' : person.pose
  const offThrone = onFoot === 'throne' ? 'sit' : onFoot
  const pose = isSeated ? 'throne' : offThrone
  const holds = person.holds && canHold(pose, person.holds) ? person.holds : undefined
  return { ...person, kind, pose, holds }
}
