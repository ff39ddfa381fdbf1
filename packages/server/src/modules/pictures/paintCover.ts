import { IMAGE_MODEL_KEYS } from '@kathasagar/story/vocabulary'
import { createBoundedCache } from '@kathasagar/story/boundedCache'

import { paintCover as draw } from '@kathasagar/painter'
import { SCENE_WORDS } from '@kathasagar/story/sceneWords'

/** Cache of painted covers. Each has at most 60 KB. */
const cache = createBoundedCache<string, string>({ max: 64 })

const NO_PERSON = 'nobody'
const SEED = /^\d{1,6}$/

const includesWord = (words: readonly string[], word: string | undefined) =>
  word !== undefined && words.includes(word)

/** Paints the cover `manner-place-time-weather-mood-who-seed`. Returns undefined if a word is unknown. */
export function paintCover(name: string): string | undefined {
  const known = cache.get(name)
  if (known !== undefined) return known
  const [manner, place, time, weather, mood, who, seed, ...rest] = name.split('-')
  const words = SCENE_WORDS
  const key = IMAGE_MODEL_KEYS.find((one) => one === manner)
  const isKnown =
    includesWord(words.place, place) &&
    includesWord(words.time, time) &&
    includesWord(words.weather, weather) &&
    includesWord(words.mood, mood) &&
    (who === NO_PERSON || includesWord(words.kind, who)) &&
    SEED.test(seed ?? '')
  if (!key || !isKnown || rest.length > 0) return undefined

  const people = who === undefined || who === NO_PERSON ? [] : [{ kind: who }]
  const scene = Object.fromEntries(Object.entries({ place, time, weather, mood, people }))
  const svg = draw({ scene, manner: key, seed: Number(seed) })
  cache.set(name, svg)
  return svg
}
