import type { Hidden } from './hiddenWords.ts'

/** Number of matching characters from which output is withheld. */
const HELD = 12
const SHORTEST = 24

/** A hidden text in one encoding. A match of `run` characters is no coincidence. */
interface Form {
  signs: string
  run: number
  /** Maps a character of the output to this encoding, or returns null to skip it. */
  signOf: (letter: string) => string | null
}

const asLetter = (letter: string): string | null => {
  const plain = letter.normalize('NFKC').toLowerCase()
  return /^[\p{L}\p{M}\p{N}]+$/u.test(plain) ? plain : null
}
const asBase64 = (letter: string): string | null =>
  /^[A-Za-z0-9+/_-]$/u.test(letter) ? letter.replace('-', '+').replace('_', '/') : null

const lettersOf = (text: string): string =>
  Array.from(text, (letter) => asLetter(letter) ?? '').join('')
const backwards = (text: string): string => Array.from(text).toReversed().join('')

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

const bitsOf = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(
    /%(..)|(.)/gu,
    (_, hex: string | undefined, sign = '') =>
      (hex === undefined ? String(sign).charCodeAt(0) : Number.parseInt(hex, 16))
        .toString(2)
        .padStart(8, '0'),
  )

/** Returns the base64 encoding for each possible byte offset, without incomplete ends. */
const base64Forms = (text: string): string[] =>
  [0, 2, 4].map((skipped) =>
    (bitsOf(text).slice(skipped).match(/.{6}/gu) ?? [])
      .map((bits) => ALPHABET.charAt(Number.parseInt(bits, 2)))
      .join(''),
  )

const formsOf = (text: string): Form[] => {
  const letters = lettersOf(text)
  if (letters.length < SHORTEST) return []
  const words = text.split(/\s+/u).toReversed().join(' ')
  return [
    // Spelled-out letters. Needs more characters, because plain words match too.
    { signs: letters, run: 72, signOf: asLetter },
    { signs: backwards(letters), run: 40, signOf: asLetter },
    { signs: lettersOf(words), run: 56, signOf: asLetter },
    ...base64Forms(text).map((signs) => ({ signs, run: 40, signOf: asBase64 })),
  ]
}

/** Matches output against one encoding. Returns null if the match is too long for a coincidence. */
function follow({ signs, run, signOf }: Form, shown: readonly string[]) {
  const need = Math.min(run, signs.length)
  const heads = new Set<string>()
  for (let at = 0; at + HELD <= signs.length; at += 1) heads.add(signs.slice(at, at + HELD))
  let tail = ''
  let places: number[] = []
  const keep = (count: number) => {
    tail = tail.slice(tail.length - count)
    places = places.slice(places.length - count)
  }
  const isTold = () => tail.length >= need && !shown.some((open) => open.includes(tail))

  return (letter: string, place: number): { heldFrom: number } | null => {
    const sign = signOf(letter)
    for (const each of sign ?? '') {
      tail += each
      places.push(place)
      if (!heads.has(tail.slice(-HELD))) keep(Math.min(tail.length, HELD - 1))
      // Drops leading characters that do not match or are not needed.
      while (tail.length > need || (tail.length >= HELD && !signs.includes(tail))) {
        keep(tail.length - 1)
      }
      if (isTold()) return null
    }
    return { heldFrom: tail.length >= HELD ? (places[0] ?? place) : Infinity }
  }
}

/**
 * Detects hidden texts that are spelled out, reversed or base64-encoded. Returns the index from
 * which to withhold output, or null for a leak.
 */
export function watchForms({ texts, open }: Hidden): (piece: string) => number | null {
  const shown = open.map(lettersOf)
  const follows = texts.flatMap(formsOf).map((form) => follow(form, shown))
  let place = 0
  let heldFrom = Infinity
  return (piece) => {
    for (const letter of piece) {
      const runs = follows.map((step) => step(letter, place))
      if (runs.includes(null)) return null
      heldFrom = Math.min(Infinity, ...runs.map((it) => it?.heldFrom ?? Infinity))
      place += letter.length
    }
    return heldFrom
  }
}
