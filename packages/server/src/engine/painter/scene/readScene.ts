import type { KnownPerson, KnownScene, Scene, ScenePerson } from './scene.ts'
import {
  CLOTHS,
  CREATURES,
  HELD_THINGS,
  MOODS,
  OBJECTS,
  PERSON_KINDS,
  PLACES,
  POSE_NAMES,
  SPECIES,
  TIMES,
  WEATHERS,
  type Place,
  type PersonKind,
  type PoseName,
} from './vocabulary.ts'

const OTHER_PLACES = new Map<string, Place>([
  ['sea', 'bridge'],
  ['cavern', 'cave'],
  ['hall', 'throne'],
  ['court', 'throne'],
  ['lake', 'lotuspond'],
  ['pond', 'lotuspond'],
  ['jungle', 'forest'],
  ['hermitage', 'forest'],
  ['bazaar', 'market'],
  ['city', 'market'],
  ['fort', 'palace'],
  ['shrine', 'temple'],
])

const OTHER_KINDS = new Map<string, PersonKind>([
  ['girl', 'child'],
  ['boy', 'child'],
  ['queen', 'woman'],
  ['princess', 'woman'],
  ['prince', 'king'],
  ['soldier', 'warrior'],
  ['monk', 'sage'],
  ['hermit', 'sage'],
])

/** Settles every word of a scene: unknown ones fall back, unknown creatures and things are left out. */
export function readScene(scene: Scene): KnownScene {
  return {
    place: known(PLACES, scene.place) ?? OTHER_PLACES.get(plain(scene.place)) ?? 'mountain',
    species: known(SPECIES, scene.species) ?? 'banyan',
    time: known(TIMES, scene.time) ?? 'day',
    weather: known(WEATHERS, scene.weather) ?? 'clear',
    mood: known(MOODS, scene.mood) ?? 'calm',
    people: (scene.people ?? []).map(readPerson),
    creatures: (scene.creatures ?? []).flatMap((word) => known(CREATURES, word) ?? []),
    objects: (scene.objects ?? []).flatMap((word) => known(OBJECTS, word) ?? []),
  }
}

function readPerson(person: ScenePerson): KnownPerson {
  const kind = known(PERSON_KINDS, person.kind) ?? OTHER_KINDS.get(plain(person.kind)) ?? 'man'
  return {
    kind,
    pose: poseOf(kind, known(POSE_NAMES, person.pose)),
    holds: known(HELD_THINGS, person.holds),
    cloth: known(CLOTHS, person.cloth),
    isOld: person.old === true,
  }
}

/** Only a rider rides; whoever is given no pose takes the one of the kind. */
function poseOf(kind: PersonKind, asked: PoseName | undefined): PoseName {
  if (kind === 'rider') return 'ride'
  if (asked === 'ride') return 'stand'
  return asked ?? (kind === 'dancer' ? 'dance' : 'stand')
}

function known<Word extends string>(words: readonly Word[], asked: unknown): Word | undefined {
  return words.find((word) => word === plain(asked))
}

function plain(asked: unknown): string {
  return typeof asked === 'string' ? asked.trim().toLowerCase() : ''
}
