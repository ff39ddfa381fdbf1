import { IMAGE_MODEL_KEYS } from '@kathasagar/story/vocabulary'
import { createBoundedCache } from '@kathasagar/story/boundedCache'

import { paintCover as draw } from '@kathasagar/painter'
import { SCENE_WORDS } from '@kathasagar/story/sceneWords'

/** Each takes at most 60 KB. */
const kept = createBoundedCache<string, string>({ max: 64 })

const NOBODY = 'nobody'
const SEED = /^\d{1,6}$/

const has = (words: readonly string[], word: string | undefined) =>
  word !== undefined && words.includes(word)

/** Paints `manner-place-time-weather-mood-who-seed`. Returns undefined for unknown words. */
export function paintCover(name: string): string | undefined {
  const known = kept.get(name)
  if (known !== undefined) return known
  const [manner, place, time, weather, mood, who, seed, ...rest] = name.split('-')
  const words = SCENE_WORDS
  const key = IMAGE_MODEL_KEYS.find((one) => one === manner)
  const isKnown =
    has(words.place, place) &&
    has(words.time, time) &&
    has(words.weather, weather) &&
    has(words.mood, mood) &&
    (who === NOBODY || has(words.kind, who)) &&
    SEED.test(seed ?? '')
  if (!key || !isKnown || rest.length > 0) return undefined

  const people = who === undefined || who === NOBODY ? [] : [{ kind: who }]
  const scene = Object.fromEntries(Object.entries({ place, time, weather, mood, people }))
  const svg = draw({ scene, manner: key, seed: Number(seed) })
  kept.set(name, svg)
  return svg
}
