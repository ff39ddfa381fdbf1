import type { Person, Scene } from '@kathasagar/story'
import type {
  Cloth,
  Creature,
  HeldThing,
  Mood,
  PersonKind,
  Place,
  PoseName,
  Species,
  Thing,
  Time,
  Weather,
} from '@kathasagar/story/sceneWords'

export type { Person, Scene }

export interface KnownScene {
  place: Place
  species: Species
  time: Time
  weather: Weather
  mood: Mood
  people: readonly KnownPerson[]
  creatures: readonly Creature[]
  objects: readonly Thing[]
}

export interface KnownPerson {
  kind: PersonKind
  pose: PoseName
  holds: HeldThing | undefined
  cloth: Cloth | undefined
  isOld: boolean
}
