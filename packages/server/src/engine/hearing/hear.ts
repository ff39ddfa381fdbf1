import type { RankedChoice } from '../rankByWords.ts'
import { isAsking, isOnlyQuestion, isRequest } from '../words/question.ts'

/** What a player's words were taken for. */
export interface Heard {
  /** The choices that they may mean, by their place in the list, likeliest first; may be none. */
  meant: readonly number[]
  /** The first of them is meant, beyond asking. */
  isClear: boolean
}

/** How much of the words a choice must answer, and by how much it must lead the next one. */
const CLEAR_SCORE = 0.44
const CLEAR_LEAD = 0.15
/** From here on it is worth a question which choice is meant. */
const ASKING_SCORE = 0.22
/** What is asked back is no longer than this. */
const MOST_ASKED = 3

const NOTHING: Heard = { meant: [], isClear: false }

/** Settles which choice the words mean, or which they may mean. */
export function hear(
  text: string,
  ranked: readonly RankedChoice[],
  choices: readonly string[],
): Heard {
  const [best, next] = ranked
  if (!best || best.score < ASKING_SCORE) return NOTHING
  const onlyAsks = isOnlyQuestion(text) && !isRequest(text)
  const isOpenToIt = !onlyAsks || isAsking(choices[best.index] ?? '')
  const isClear =
    isOpenToIt && best.score >= CLEAR_SCORE && best.score - (next?.score ?? 0) >= CLEAR_LEAD
  if (isClear) return { meant: [best.index], isClear }
  const near = ranked.filter(({ score }) => score >= Math.max(ASKING_SCORE, best.score / 2))
  return { meant: near.slice(0, MOST_ASKED).map(({ index }) => index), isClear: false }
}
