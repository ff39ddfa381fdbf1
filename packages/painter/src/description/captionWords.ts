import type { KnownPerson } from '../scene/scene.ts'
import type { Creature, Place, Thing, Time, Weather } from '@kathasagar/story/sceneWords'

/** How one language tells what a picture shows. */
export interface CaptionWords {
  /** With a title it is told instead of the place. */
  tellPlace: (place: Place, time: Time, weather: Weather, title?: string) => string
  /** One person, or so many who look alike. */
  tellPeople: (person: KnownPerson, count: number) => string
  creatures: Readonly<Record<Creature, string>>
  things: Readonly<Record<Thing, string>>
  and: string
}
