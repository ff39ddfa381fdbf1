import type { ContentRating, HarmKind } from '../vocabulary/vocabulary.ts'
import { harmIn, mayBeginHarm } from './harmIn.ts'

/** Hears a text as it comes and gives on what does no harm. */
export interface HarmWatch {
  /** Takes the next piece and gives what may be told by now; the kind of harm once there is some. */
  hear: (piece: string) => { open: string } | { harm: HarmKind }
  /** What is still held back when all was said. */
  end: () => { open: string } | { harm: HarmKind }
}

/** A sentence is judged together with the one before it: harm may lie in what both say. */
const JUDGED = 2
/** A sentence without an end is judged all the same once it is so long. */
const LONGEST_SENTENCE = 1000

const SENTENCE_END = /[.!?।۔؟\n]+["'”’)]*\s*/gu
const WORDS = /\S+\s*/gu

/** Where in a text its first word begins that could begin harm; its length where there is none. */
function firstHeld(text: string): number {
  for (const { 0: word, index } of text.matchAll(WORDS)) {
    const isWhole = /\s$/u.test(word)
    if (!isWhole || mayBeginHarm(word)) return index
  }
  return text.length
}

/** Where the first sentence of a text ends; null where it goes on. */
function sentenceEnd(text: string): number | null {
  SENTENCE_END.lastIndex = 0
  const end = SENTENCE_END.exec(text)
  return end && end.index + end[0].length
}

/**
 * Watches prose for harm under a rating, sentence by sentence. Words are held back from the first one
 * that could begin something harmful to the end of its sentence; all others go on at once.
 */
export function harmWatch(rating: ContentRating): HarmWatch {
  let sentence = ''
  let told = 0
  let before: string[] = []

  const finish = (until: number): string | HarmedBy => {
    const whole = sentence.slice(0, until)
    const harm = harmIn([...before, whole].join(' '), rating)
    if (harm) return { harm }
    const open = sentence.slice(told, until)
    before = [...before, whole].slice(1 - JUDGED)
    sentence = sentence.slice(until)
    told = 0
    return open
  }

  const takeWhole = (isOver: boolean): { open: string } | HarmedBy => {
    let open = ''
    for (;;) {
      const end = sentenceEnd(sentence)
      const isDue = end !== null || isOver || sentence.length > LONGEST_SENTENCE
      if (!isDue || sentence === '') return { open }
      const more = finish(end ?? sentence.length)
      if (typeof more !== 'string') return more
      open += more
    }
  }

  const hear = (piece: string, isOver: boolean): { open: string } | HarmedBy => {
    sentence += piece
    const whole = takeWhole(isOver)
    if ('harm' in whole) return whole
    const until = told + firstHeld(sentence.slice(told))
    const open = whole.open + sentence.slice(told, until)
    told = Math.max(told, until)
    return { open }
  }
  return { hear: (piece) => hear(piece, false), end: () => hear('', true) }
}

interface HarmedBy {
  harm: HarmKind
}
