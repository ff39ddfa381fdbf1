import { memoize, clean, normalizedSoundsIn, withoutLeet } from '@kathasagar/story'

import { inDevanagari } from '../text/inDevanagari.ts'

/** Minimum and maximum length of the letter n-grams, within and across words. */
const FEWEST = 2
const MOST = 6
/** Number of hash buckets; a power of two. */
export const FEATURE_BUCKETS = 2 ** 19

const PRIME = 0x01_00_01_93

/** Mixes the bits of a hash again, so that similar hashes get distant buckets. */
function placeOf(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c_1b_3c_6d)
  return (mixed ^ (mixed >>> 12)) & (FEATURE_BUCKETS - 1)
}

function hashOf(text: string, seed: number): number {
  let hash = seed
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME)
  return hash
}

/** Number of the last text per bucket. Several times faster than a set. */
const notedIn = new Int32Array(FEATURE_BUCKETS)
let texts = 0

function note(places: number[], words: readonly string[], seed: number): void {
  const add = (place: number) => {
    if (notedIn[place] === texts) return
    notedIn[place] = texts
    places.push(place)
  }
  const text = ` ${words.join(' ')} `
  for (let from = 0; from < text.length; from += 1) {
    let hash = seed
    for (let at = from; at < Math.min(text.length, from + MOST); at += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(at), PRIME)
      if (at - from + 1 >= FEWEST) add(placeOf(hash))
    }
  }
  for (const [at, word] of words.entries()) {
    const hash = hashOf(word, seed + 1)
    add(placeOf(hash))
    const next = words[at + 1]
    if (next !== undefined) add(placeOf(hashOf(` ${next}`, hash)))
  }
}

/** Characters that hide a word of an Indian script from filters: “বো.মা”, “ब*म”. */
const WITHIN_WORD = /(?<=[\u0900-\u0d7f])[.*_·•|~^#@$+]+(?=[\u0900-\u0d7f])/gu

const TEXTS_KEPT = 2

/** Returns the hashed letter n-grams of a text, of its spelling and of its sounds. */
export const featuresOf = memoize((said: string): readonly number[] => {
  const text = said.replace(WITHIN_WORD, '')
  const written = withoutLeet(clean(text))
    .replace(/['’]/gu, '')
    .match(/[\p{L}\p{M}\p{N}*#@]+/gu)
  const heard = normalizedSoundsIn(inDevanagari(text))
  const places: number[] = []
  texts += 1
  note(places, written ?? [], 0x81_1c)
  note(places, heard.match(/[^ .]+/gu) ?? [], 0xa1_1c)
  return places
}, TEXTS_KEPT)

export interface Weights {
  start: number
  step: number
  places: Int8Array
}

/** Returns the probability of a label, from 0 to 1, independent of the text length. */
export function predictChance(
  { start, step, places }: Weights,
  features: readonly number[],
): number {
  let sum = 0
  for (const feature of features) sum += places[feature & (places.length - 1)] ?? 0
  return 1 / (1 + Math.exp(-(start + (step * sum) / Math.sqrt(features.length + 1))))
}

/** Returns the weights of each label. `head` is JSON with scale and size. */
export function unpackWeights<Label extends string>(
  head: string,
  all: Int8Array,
): Readonly<Record<Label, Weights>> {
  const labels = JSON.parse(head) as Readonly<
    Record<Label, Pick<Weights, 'start' | 'step'> & { places: number }>
  >
  let from = 0
  const rows = Object.entries<(typeof labels)[Label]>(labels).map(
    ([label, { start, step, places }]) => {
      from += places
      return [label, { start, step, places: all.subarray(from - places, from) }]
    },
  )
  return Object.fromEntries(rows) as Record<Label, Weights>
}
