import type { KnownPerson } from '../scene/scene.ts'
import type { Creature, Place, Thing, Time, Weather } from '@kathasagar/story/sceneWords'

export interface CaptionWords {
  /** A title replaces the place. */
  tellPlace: (place: Place, time: Time, weather: Weather, title?: string) => string
  tellPeople: (person: KnownPerson, count: number) => string
  creatures: Readonly<Record<Creature, string>>
  things: Readonly<Record<Thing, string>>
  and: string
}
