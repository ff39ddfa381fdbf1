import { memoize } from '../text/memoize.ts'
import type { ContentRating, HarmKind } from '../vocabulary/vocabulary.ts'
import { anyOf, Phrases } from './phrase.ts'
import { readingsOf } from './readings.ts'
import type { HarmRule } from './rule.ts'
import { HARM_RULES } from './rules.ts'
import { CLEAR_HARM } from './words/clearHarm.ts'

interface Search extends Pick<HarmRule, 'kind'> {
  harmless: RegExp | null
  unless: Phrases<true>
}

const searchOf = ({ kind, harmless, unless = [] }: HarmRule): Search => ({
  kind,
  harmless: harmless ? anyOf(harmless) : null,
  unless: new Phrases<true>().add(unless, true),
})

function makeGuard() {
  const searches = HARM_RULES.map(searchOf)
  const phrases = new Phrases<{ search: Search; isAlways: boolean }>()
  for (const [place, search] of searches.entries()) {
    const { always = [], untilMature = [] } = HARM_RULES[place] ?? {}
    phrases.add(always, { search, isAlways: true })
    phrases.add(untilMature, { search, isAlways: false })
  }
  return { searches, phrases, clear: new Phrases<true>().add(CLEAR_HARM, true) }
}

let guard: ReturnType<typeof makeGuard> | undefined
/** Returns the guard, which is built on first use because that is expensive. */
const theGuard = () => (guard ??= makeGuard())

function searchesIn(reading: string, isMature: boolean): Set<Search> {
  const said = [...theGuard().phrases.saidIn(reading)]
  return new Set(said.filter((it) => it.isAlways || !isMature).map(({ search }) => search))
}

function fits(search: Search, reading: string, isMature: boolean): boolean {
  const { harmless, unless } = search
  if (unless.saidIn(reading).size > 0) return false
  if (harmless === null) return true
  const rest = reading.replace(harmless, ' . ').replace(/\s+/gu, ' ')
  return rest === reading || searchesIn(rest, isMature).has(search)
}

/** Each turn checks its input twice: on arrival, and before repeating it. */
const CACHE_SIZE = 2

const createHarmCheck = (isMature: boolean) =>
  memoize((text: string): HarmKind | null => {
    const found = [...new Set(readingsOf(text))].flatMap((reading) =>
      [...searchesIn(reading, isMature)].filter((search) => fits(search, reading, isMature)),
    )
    return theGuard().searches.find((search) => found.includes(search))?.kind ?? null
  }, CACHE_SIZE)

const harmForMature = createHarmCheck(true)
const harmForOthers = createHarmCheck(false)

/** Returns the first kind of harm in a text under a rating, or null. */
export const harmIn = (text: string, rating: ContentRating): HarmKind | null =>
  rating === 'mature' ? harmForMature(text) : harmForOthers(text)

/** Returns true if a text contains a phrase that is harmful in any context and under any rating. */
export const isClearHarm = (text: string): boolean =>
  // Some phrases start with the end of the previous sentence.
  readingsOf(text).some((reading) => theGuard().clear.saidIn(` .${reading}`).size > 0)

/** Length of short sounds. Most start harmless words, so only listed ones are withheld. */
const SHORT = 3
const GRAVE_AND_SHORT = new Set(['die', 'gun', 'kut', 'nas', 'mar'])

export const canStartHarmPhrase = (word: string): boolean =>
  readingsOf(word)
    .flatMap((reading) => reading.split(' '))
    .filter((each) => each.length > SHORT || GRAVE_AND_SHORT.has(each))
    .some((each) => theGuard().phrases.mayBegin(each))
