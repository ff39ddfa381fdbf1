import { type StoryAnswer, LIMITS } from '@kathasagar/api/contract'
import type { StoryLanguage } from '@kathasagar/story/vocabulary'

const toldIn = (answer: StoryAnswer | null): string | null =>
  answer?.narrative ?? answer?.setup ?? null

function cutAtWord(sentence: string, language: StoryLanguage): string {
  const letters = [...new Intl.Segmenter(language).segment(sentence)].map(({ segment }) => segment)
  if (letters.length <= LIMITS.lastLineMax) return sentence
  // Cuts at the last space, with room for the ellipsis.
  const start = letters.slice(0, LIMITS.lastLineMax - 1).join('')
  return `${start.replace(/(?<!\s)\s+\S*$/u, '')}…`
}

export function lastLineOf(
  answers: readonly (StoryAnswer | null)[],
  language: StoryLanguage,
): string {
  const told = answers.map(toldIn).find((text) => text?.trim()) ?? answers[0]?.prompt ?? ''
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(told.trim())
  const last = [...sentences].findLast(({ segment }) => /[\p{L}\p{N}]/u.test(segment))
  return withoutLoneMarks(cutAtWord(last?.segment.trim() ?? '', language))
}

const MARKS = /["“”„‟«»'‘’‚‛‹›]/gu
const OPENING = /[“„‟«‘‚‛‹]/u
const SINGLE = /['‘’‚‛‹›]/u
const ROOM = /^$|[\s\p{Ps}]/u

/** Quotation mark with the characters before and after it. */
interface Mark {
  sign: string
  at: number
  before: string
  after: string
}

/** Returns true for an apostrophe, which looks like a closing mark but follows a letter. */
const isApostrophe = ({ sign, before, after }: Mark, isOpen: boolean): boolean =>
  /['’]/u.test(sign) && /[\p{L}\p{M}]/u.test(before) && (!isOpen || /\p{L}/u.test(after))

const opens = ({ sign, before }: Mark, isOpen: boolean): boolean =>
  /["']/.test(sign)
    ? ROOM.test(before) || (!isOpen && /[\p{Pd}"“'‘«]/u.test(before))
    : OPENING.test(sign)

function withoutLoneMarks(sentence: string): string {
  const open: Record<'single' | 'double', number[]> = { single: [], double: [] }
  const lone: number[] = []
  for (const { 0: sign, index: at } of sentence.matchAll(MARKS)) {
    const mark = {
      sign,
      at,
      before: sentence.slice(0, at).slice(-1),
      after: sentence.charAt(at + 1),
    }
    const opened = open[SINGLE.test(sign) ? 'single' : 'double']
    if (isApostrophe(mark, opened.length > 0)) continue
    if (opens(mark, opened.length > 0)) opened.push(at)
    else if (opened.pop() === undefined) lone.push(at)
  }
  const dropped = new Set([...lone, ...open.single, ...open.double])
  return sentence
    .replaceAll(MARKS, (sign: string, at: number) => (dropped.has(at) ? '' : sign))
    .trim()
}
