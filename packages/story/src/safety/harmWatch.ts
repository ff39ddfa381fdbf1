import type { ContentRating, HarmKind } from '../vocabulary/vocabulary.ts'
import { harmIn, canStartHarmPhrase } from './harmIn.ts'

export interface HarmWatch {
  /** Adds the next chunk. Returns the text that can be shown now, or the kind of harm. */
  hear: (piece: string) => { open: string } | { harm: HarmKind }
  end: () => { open: string } | { harm: HarmKind }
}

/** Number of sentences that are checked together, because harm may span two. */
const JUDGED = 2
/** Length in characters from which an unfinished sentence is checked. */
const MAX_SENTENCE_LENGTH = 1000

const SENTENCE_END = /[.!?।۔؟\n]+["'”’)]*\s*/gu
const WORDS = /\S+\s*/gu

/** Returns the index of the first word that may start harm, or the length of the text. */
function firstRiskyWord(text: string): number {
  for (const { 0: word, index } of text.matchAll(WORDS)) {
    const isWhole = /\s$/u.test(word)
    if (!isWhole || canStartHarmPhrase(word)) return index
  }
  return text.length
}

/** Returns the end of the first sentence, or null if it is unfinished. */
function sentenceEnd(text: string): number | null {
  SENTENCE_END.lastIndex = 0
  const end = SENTENCE_END.exec(text)
  return end && end.index + end[0].length
}

/** Filters prose for harm by sentence. Withholds text from the first word that may start harm. */
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
      const isDue = end !== null || isOver || sentence.length > MAX_SENTENCE_LENGTH
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
    const until = told + firstRiskyWord(sentence.slice(told))
    const open = whole.open + sentence.slice(told, until)
    told = Math.max(told, until)
    return { open }
  }
  return { hear: (piece) => hear(piece, false), end: () => hear('', true) }
}

interface HarmedBy {
  harm: HarmKind
}
