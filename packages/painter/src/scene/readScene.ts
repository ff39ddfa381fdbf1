import type { KnownPerson, KnownScene, Person, Scene } from './scene.ts'
import {
  CLOTHS,
  creatureOf,
  HELD_THINGS,
  MOODS,
  objectOf,
  personKindOf,
  placeOf,
  POSE_NAMES,
  SPECIES,
  TIMES,
  WEATHERS,
  type PersonKind,
  type PoseName,
} from '@kathasagar/story/sceneWords'

/** Normalizes a scene. Replaces unknown light by a default and omits other unknown words. */
export function readScene(scene: Scene): KnownScene {
  return {
    place: placeOf(plain(scene.place)) ?? 'nowhere',
    species: known(SPECIES, scene.species) ?? 'banyan',
    time: known(TIMES, scene.time) ?? 'day',
    weather: known(WEATHERS, scene.weather) ?? 'clear',
    mood: known(MOODS, scene.mood) ?? 'calm',
    people: (scene.people ?? []).flatMap((person) => readPerson(person) ?? []),
    creatures: [
      ...(scene.creatures ?? []),
      ...(scene.people ?? []).map(({ kind }) => kind),
    ].flatMap((word) => creatureOf(plain(word)) ?? []),
    objects: (scene.objects ?? []).flatMap((word) => objectOf(plain(word)) ?? []),
  }
}

/** Returns undefined for unknown kinds, because a wrong figure would be worse. */
function readPerson(person: Person): KnownPerson | undefined {
  const kind = personKindOf(plain(person.kind))
  if (kind === undefined) return undefined
  return {
    kind,
    pose: poseOf(kind, known(POSE_NAMES, person.pose)),
    holds: known(HELD_THINGS, person.holds),
    cloth: known(CLOTHS, person.cloth),
    isOld: person.old === true,
  }
}

/** Only riders can ride. The default pose depends on the kind. */
function poseOf(kind: PersonKind, asked: PoseName | undefined): PoseName {
  if (kind === 'rider') return 'ride'
  if (asked === 'ride') return 'stand'
  return asked ?? (kind === 'dancer' ? 'dance' : 'stand')
}

export const isDrawn = (place: string | undefined): boolean => placeOf(plain(place)) !== undefined

function known<Word extends string>(words: readonly Word[], asked: unknown): Word | undefined {
  return words.find((word) => word === plain(asked))
}

function plain(asked: unknown): string {
  return typeof asked === 'string' ? asked.trim().toLowerCase() : ''
}
