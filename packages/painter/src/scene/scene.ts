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
} from '../vocabulary/vocabulary.ts'

/** What may be asked for, in free words; the contract's sketch of a scene has this shape. */
export interface Scene {
  /** Tells what the picture is of where no place can be drawn. */
  title?: string | undefined
  place?: string | undefined
  species?: string | undefined
  time?: string | undefined
  weather?: string | undefined
  mood?: string | undefined
  people?: readonly ScenePerson[] | undefined
  creatures?: readonly string[] | undefined
  objects?: readonly string[] | undefined
}

export interface ScenePerson {
  kind: string
  pose?: string | undefined
  /** What is in the hands, or on the head for a pot. */
  holds?: string | undefined
  /** Colour of the garment. */
  cloth?: string | undefined
  /** Old people have grey hair. */
  old?: boolean | undefined
}

/** A scene in words that the painter knows: every doubt is settled. */
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
