import type { StoryAnswer } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import type { StoryLanguage } from '@kathasagar/story/vocabulary'

import { withoutLoneMarks } from './loneMarks.ts'

/** Words that were told; a picture has none of its own. */
const toldIn = (answer: StoryAnswer | null): string | null =>
  answer?.narrative ?? answer?.setup ?? null

function cutAtWord(sentence: string, language: StoryLanguage): string {
  const letters = [...new Intl.Segmenter(language).segment(sentence)].map(({ segment }) => segment)
  if (letters.length <= LIMITS.lastLineMax) return sentence
  // Room for the ellipsis; back to the last space, so no word stands halved.
  const start = letters.slice(0, LIMITS.lastLineMax - 1).join('')
  return `${start.replace(/(?<!\s)\s+\S*$/u, '')}…`
}

/** The sentence that a session stopped at, of at most 120 graphemes. */
export function lastLineOf(
  answers: readonly (StoryAnswer | null)[],
  language: StoryLanguage,
): string {
  const told = answers.map(toldIn).find((text) => text?.trim()) ?? answers[0]?.prompt ?? ''
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(told.trim())
  const last = [...sentences].findLast(({ segment }) => /[\p{L}\p{N}]/u.test(segment))
  return withoutLoneMarks(cutAtWord(last?.segment.trim() ?? '', language))
}
