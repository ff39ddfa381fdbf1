import { wasGiven, type World } from '@kathasagar/story'

import type { Answering, Scored } from './score.ts'

/** Minimum probabilities: of one choice to take it, and of several together to ask about them. */
export const TAKE_THRESHOLD = 0.41
export const ASK_THRESHOLD = 0.28
/** Number of words from which a choice needs the probability or coverage below. */
const LONG = 12
const LONG_CHANCE = 0.6
const LONG_COVER = 0.45

/** Minimum probability of an author's answer. Low, because a wrong answer does little harm. */
export const ANSWER_THRESHOLD = 0.35
const THE_SAME_AGAIN = 0.6

/** Maximum probability of the second-best choice, as a fraction of the taken one. */
const BEHIND = 0.6
/** Minimum probability of a choice that is asked about, as a fraction of the best one. */
const NEAR = 0.4
const MAX_ASKED = 3

export interface InputMatch {
  meant: readonly number[]
  isClear: boolean
  chance: number
  /** Choices to ask about if nothing else matches. */
  weak?: readonly number[]
}

export interface ScoredAnswer extends Pick<Scored, 'chance'> {
  ruling: Answering
  nearest: string
  about: string
}

export const EMPTY_MATCH: InputMatch = { meant: [], isClear: false, chance: 0 }

/** Decides which choices the input means. `ranked` is sorted, most likely first. */
export function matchChoices(ranked: readonly Scored[], words: number): InputMatch {
  const [best, next] = ranked
  if (best === undefined) return EMPTY_MATCH
  const { chance, index, features, isDenied } = best
  const isBeside = words >= LONG && chance < LONG_CHANCE && features.cover < LONG_COVER
  if (isBeside) return { ...EMPTY_MATCH, chance }
  // After a negation, asks the player instead of taking a choice.
  const isAhead = (next?.chance ?? 0) < chance * BEHIND
  if (chance >= TAKE_THRESHOLD && isAhead && features.denied === 0 && !isDenied)
    return { meant: [index], isClear: true, chance }
  // Does not answer a question by asking about actions.
  const near = ranked
    .filter((one) => one.chance >= chance * NEAR && !one.isAsked)
    .slice(0, MAX_ASKED)
  const together = near.reduce((sum, one) => sum + one.chance, 0)
  if (together < ASK_THRESHOLD) return { ...EMPTY_MATCH, chance }
  return { meant: near.map((one) => one.index), isClear: false, chance }
}

export function resolveAnswer(
  answers: readonly ScoredAnswer[],
  { chance: ofChoice }: Pick<InputMatch, 'chance'>,
  world: World | null = null,
): ScoredAnswer | null {
  const best = answers.find((one) => one.chance >= leastOf(one, world))
  return best !== undefined && best.chance > ofChoice ? best : null
}

/** Returns the minimum probability of an answer. Higher if the answer was given before. */
function leastOf({ ruling }: ScoredAnswer, world: World | null): number {
  if (world === null || ruling.answer === null || !wasGiven(world, ruling.answer))
    return ANSWER_THRESHOLD
  return ruling.kind === 'reaction' && ruling.target !== null ? ANSWER_THRESHOLD : THE_SAME_AGAIN
}
