export interface Hidden {
  /** Marker next to the hidden texts. May be blank. */
  mark: string
  texts: readonly string[]
  open: readonly string[]
}

export interface Watch {
  /** Adds the next chunk. Returns the text that is safe to show now, or null for a leak. */
  hear: (piece: string) => string | null
  /** Returns the remaining text at the end, or null for a leak. */
  end: () => string | null
}

/** Number of matching words that count as a leak. Shorter texts must match completely. */
const RUN = 12
const SHORTEST = 6
/** Number of matching words or marker characters from which output is withheld. */
const HELD_WORDS = 4
const HELD_SIGNS = 3

/** Matches a word, including invisible characters such as joiners. */
const WORD = /[\p{L}\p{M}\p{N}\p{Cf}]+/gu

const plain = (word: string): string =>
  word
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()

const wordsIn = (text: string): string[] => (text.match(WORD) ?? []).map(plain)

/** Returns letters and digits only, so that spaces cannot hide a marker. */
const signsOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()

function indexOf({ texts, open }: Hidden) {
  const words: string[] = []
  const places = new Map<string, number[]>()
  const telling = new Map<number, number>()
  const shown = open.map((text) => ` ${wordsIn(text).join(' ')} `)
  for (const text of texts) {
    const own = wordsIn(text)
    if (own.length < SHORTEST) continue
    const need = Math.min(RUN, own.length)
    // The separator prevents a match from continuing into the next text.
    words.push('')
    for (const [index, word] of own.entries()) {
      const place = words.push(word) - 1
      places.set(word, [...(places.get(word) ?? []), place])
      if (index + 1 < need) continue
      const run = ` ${own.slice(index + 1 - need, index + 1).join(' ')} `
      if (!shown.some((known) => known.includes(run))) telling.set(place, need)
    }
  }
  return { places, telling }
}

function followWords(hidden: Hidden) {
  const { places, telling } = indexOf(hidden)
  let runs = new Map<number, number>()
  return {
    /** Returns the length of the longest match that ends here, or null for a leak. */
    step: (word: string): number | null => {
      const here = (places.get(word) ?? []).map((place): [number, number] => [
        place,
        (runs.get(place - 1) ?? 0) + 1,
      ])
      runs = new Map(here)
      if (here.some(([place, length]) => length >= (telling.get(place) ?? Infinity))) return null
      return here.reduce((most, [, length]) => Math.max(most, length), 0)
    },
  }
}

/** Returns the number of trailing characters that could start the marker. */
function signsOfMark(signs: string, mark: string): number {
  for (let count = mark.length - 1; count >= HELD_SIGNS; count -= 1) {
    if (signs.endsWith(mark.slice(0, count))) return count
  }
  return 0
}

/** Returns the index before the last `count` letters and digits of a text. */
function beforeSigns(text: string, count: number): number {
  let from = text.length
  for (let left = count; left > 0 && from > 0;) {
    from -= 1
    left -= signsOf(text.charAt(from)).length
  }
  return from
}

function watchWords(hidden: Hidden) {
  const follow = followWords(hidden)
  /** Index up to which the words have been checked. */
  let read = 0
  let starts: number[] = []

  return {
    /** Checks completed words. Returns false for a leak. */
    hear: (text: string, isOver: boolean): boolean => {
      for (const { 0: word, index } of text.slice(read).matchAll(WORD)) {
        const start = read + index
        if (!isOver && start + word.length === text.length) {
          read = start
          return true
        }
        const length = follow.step(plain(word))
        if (length === null) return false
        starts = length === 0 ? [] : [...starts, start].slice(-Math.min(length, RUN - 1))
      }
      read = text.length
      return true
    },
    /** Returns the start of a possible leak, or null if the match is too short. */
    heldFrom: () => (starts.length >= HELD_WORDS ? (starts[0] ?? 0) : null),
  }
}

/** Filters streamed output for texts that the model must not reveal. */
export function watchFor(hidden: Hidden): Watch {
  const words = watchWords(hidden)
  const hearForms = watchForms(hidden)
  const mark = signsOf(hidden.mark)
  let text = ''
  let told = 0
  let signs = ''

  const hear = (piece: string, isOver: boolean): string | null => {
    text += piece
    signs = (signs + signsOf(piece)).slice(-(mark.length + signsOf(piece).length))
    if (mark !== '' && signs.includes(mark)) return null
    if (!words.hear(text, isOver)) return null
    const ofForms = hearForms(piece)
    if (ofForms === null) return null
    const ofWords = words.heldFrom() ?? text.length
    const ofMark = beforeSigns(text, signsOfMark(signs, mark))
    const until = isOver ? text.length : Math.max(told, Math.min(ofWords, ofMark, ofForms))
    const open = text.slice(told, until)
    told = until
    return open
  }
  return { hear: (piece) => hear(piece, false), end: () => hear('', true) }
}

/** Number of matching characters from which output is withheld. */
const HELD = 12
const SHORTEST_FORM = 24

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
  if (letters.length < SHORTEST_FORM) return []
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
function watchForms({ texts, open }: Hidden): (piece: string) => number | null {
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
