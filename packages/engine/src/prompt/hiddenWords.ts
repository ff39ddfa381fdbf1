import { watchForms } from './hiddenForms.ts'

export interface Hidden {
  /** Stands beside it and nowhere else; '' where there is none. */
  mark: string
  texts: readonly string[]
  open: readonly string[]
}

/** Hears an answer as it comes. */
export interface Watch {
  /**
   * Takes the next piece and gives what may be told by now; what may yet turn out to be hidden is
   * held back. Null as soon as something hidden was said.
   */
  hear: (piece: string) => string | null
  /** What is still held back when all was said; null where it is hidden. */
  end: () => string | null
}

/** So many words in a row are no chance; of a shorter text, all of them. */
const RUN = 12
const SHORTEST = 6
/** From so many words or signs on they are held back. */
const HELD_WORDS = 4
const HELD_SIGNS = 3

/** Signs that nobody sees, such as joiners, belong to the word that they stand in. */
const WORD = /[\p{L}\p{M}\p{N}\p{Cf}]+/gu

const plain = (word: string): string =>
  word
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()

const wordsIn = (text: string): string[] => (text.match(WORD) ?? []).map(plain)

/** Only letters and digits: a mark is known however it is spaced. */
const signsOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()

/** Where each hidden word stands, and which runs give the text away. */
function indexOf({ texts, open }: Hidden) {
  const words: string[] = []
  const places = new Map<string, number[]>()
  const telling = new Map<number, number>()
  const shown = open.map((text) => ` ${wordsIn(text).join(' ')} `)
  for (const text of texts) {
    const own = wordsIn(text)
    if (own.length < SHORTEST) continue
    const need = Math.min(RUN, own.length)
    // A place that is nobody's keeps a run from going on in the next text.
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

/** Follows how far the latest words run along a hidden text. */
function followWords(hidden: Hidden) {
  const { places, telling } = indexOf(hidden)
  let runs = new Map<number, number>()
  return {
    /** Length of the longest run that this word ends; null where it gives a text away. */
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

/** How many of the last signs could be the beginning of the mark. */
function signsOfMark(signs: string, mark: string): number {
  for (let count = mark.length - 1; count >= HELD_SIGNS; count -= 1) {
    if (signs.endsWith(mark.slice(0, count))) return count
  }
  return 0
}

/** Where the last so many letters and digits of a text begin. */
function beforeSigns(text: string, count: number): number {
  let from = text.length
  for (let left = count; left > 0 && from > 0;) {
    from -= 1
    left -= signsOf(text.charAt(from)).length
  }
  return from
}

/** Reads the words of a text as they become whole, against those that are hidden. */
function watchWords(hidden: Hidden) {
  const follow = followWords(hidden)
  /** Up to here its words have been read. */
  let read = 0
  /** Where the words of the longest run begin that the last of them ends. */
  let starts: number[] = []

  return {
    /** Reads what has become whole words; false once a text is given away. */
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
    /** Where words begin that may go on to be hidden ones; null while they are too few. */
    heldFrom: () => (starts.length >= HELD_WORDS ? (starts[0] ?? 0) : null),
  }
}

/** Watches an answer, piece by piece, for what its teller was told and must not tell. */
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
