import { isAsking, isOnlyQuestion, isRequest } from '../words/question.ts'
import type { Candidate, Fit } from './rankMeant.ts'

/** What a player's words were taken for. */
export interface Heard {
  /** The candidates that they may mean, by their place in the list, likeliest first; may be none. */
  meant: readonly number[]
  /** The first of them is meant, beyond asking. */
  isClear: boolean
}

/**
 * How much each sign speaks for a choice being meant at all, and for its being the first of those
 * ranked. They are set on sentences of strangers, each story judged by what the others taught; see
 * `hearing.test.ts` for what comes of them.
 */
const ANY = {
  ofSaid: 0.75,
  ofPhrase: 2.8,
  ofBeyond: 1.7,
  count: 0.7,
  strongest: 0,
  deed: -0.15,
  aside: -1.6,
  lead: 0.3,
  question: -2,
  base: -0.3,
}
const FIRST = {
  ofSaid: 1,
  ofPhrase: 0.45,
  ofBeyond: 0.7,
  count: 0.9,
  strongest: 0.3,
  deed: 0.35,
  aside: -1.1,
  lead: 0.45,
  question: -1.65,
  base: -0.75,
}
type Signs = typeof ANY

/** From here on a choice is taken, and by so much it must lead; below, it is asked for. */
const CLEAR = 1.3
const CLEAR_LEAD = 0.15
const WORTH_ASKING = 0.9

/** So many words outweigh a deed that is none of the choice's. */
const DEED_OUTWEIGHED = 1.2
/** What is asked back is no longer than this. */
const MOST_ASKED = 3
/** Asked for beside the first are those that come near it by so much. */
const NEAR = 0.2
/** Of what was said so much must speak for a choice; a long tale of one's own only touches it. */
const LEAST_SAID = 0.06

const NOTHING: Heard = { meant: [], isClear: false }

/** Settles which of the candidates the words mean, or which they may mean; `ranked` is best first. */
export function hear(
  text: string,
  ranked: readonly Fit[],
  candidates: readonly Candidate[],
): Heard {
  const [best, next] = ranked
  if (!best || best.score === 0) return NOTHING
  const isQuestion = isOnlyQuestion(text) && !isRequest(text)
  const isOpenToIt = !isQuestion || isAsking(candidates[best.index]?.phrases[0] ?? '')
  const lead = best.score - (next?.score ?? 0)
  const given = { ...best, lead, question: isOpenToIt ? 0 : 1, base: 1 }

  // Another deed done to the same thing is another deed.
  const isElse = best.isOtherDeed && best.count < DEED_OUTWEIGHED
  if (isOpenToIt && !isElse && lead >= CLEAR_LEAD && weigh(given, FIRST) >= CLEAR) {
    return { meant: [best.index], isClear: true }
  }
  if (best.ofSaid < LEAST_SAID || weigh(given, ANY) < WORTH_ASKING) return NOTHING
  const near = ranked.filter(({ score }) => score > 0 && score >= best.score * NEAR)
  return { meant: near.slice(0, MOST_ASKED).map(({ index }) => index), isClear: false }
}

const weigh = (given: Signs, signs: Signs): number =>
  (Object.keys(signs) as (keyof Signs)[]).reduce((all, sign) => all + given[sign] * signs[sign], 0)
