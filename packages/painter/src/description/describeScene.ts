import { castOf } from '../scene/cast.ts'
import { readScene } from '../scene/readScene.ts'
import type { KnownPerson, KnownScene, Scene } from '../scene/scene.ts'
import { isRoofed } from '@kathasagar/story/sceneWords'
import type { CaptionWords } from './captionWords.ts'
import { ENGLISH } from './english.ts'
import { HINDI } from './hindi.ts'

const LANGUAGES: Readonly<Record<'en' | 'hi', CaptionWords>> = { en: ENGLISH, hi: HINDI }

/** Describes the visible things of a picture in one sentence. */
export function describeScene(scene: Scene, language: 'en' | 'hi'): string {
  const words = LANGUAGES[language]
  const known = readScene(scene)
  const cast = castOf(known)
  const seen = [
    ...tellAll(cast.people, words),
    ...cast.atHome.map((creature) => words.creatures[creature]),
    ...cast.creatures.map((creature) => words.creatures[creature]),
    ...cast.things.map((thing) => words.things[thing]),
  ]
  const title = known.place === 'nowhere' ? scene.title?.trim() : undefined
  const place = words.tellPlace(known.place, known.time, weatherSeen(known), title)
  return seen.length === 0 ? place : `${place}: ${joined([...new Set(seen)], words.and)}`
}

/** Returns clear weather under a roof. */
function weatherSeen({ place, weather }: KnownScene): KnownScene['weather'] {
  return isRoofed(place) ? 'clear' : weather
}

/** Groups and counts people with the same description. */
function tellAll(people: readonly KnownPerson[], words: CaptionWords): readonly string[] {
  const alike = new Map<string, { person: KnownPerson; count: number }>()
  for (const person of people) {
    const told = words.tellPeople(person, 1)
    alike.set(told, { person, count: (alike.get(told)?.count ?? 0) + 1 })
  }
  return [...alike.values()].map(({ person, count }) => words.tellPeople(person, count))
}

function joined(parts: readonly string[], and: string): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${and} ${last}`
}
