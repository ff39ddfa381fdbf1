import { wasGiven, type World } from '@kathasagar/story'

import type { Answering } from './candidates.ts'
import type { Scored } from './score.ts'

/** So likely a choice must be to be taken, and those that are near to one another, together, to be asked for. */
export const TAKE = 0.41
export const ASK = 0.28
/** In so many words much is told beside a choice: it must be likely, or have this share of them. */
const LONG = 12
const LONG_CHANCE = 0.6
const LONG_COVER = 0.45

/** So likely an answer of the author's must be to be given; it costs less to be wrong. */
export const ANSWER = 0.35
const THE_SAME_AGAIN = 0.6

/** The next must be no likelier beside what is taken. */
const BEHIND = 0.6
/** Asked for beside the first are those that are so likely beside it. */
const NEAR = 0.4
const MOST_ASKED = 3

export interface Heard {
  /** The choices that they may mean, by their place in the list, likeliest first; may be none. */
  meant: readonly number[]
  isClear: boolean
  chance: number
  /** Choices to ask about if nothing else answers the words. */
  weak?: readonly number[]
}

/** An answer of the author's, and how likely it is what was said. */
export interface ScoredAnswer extends Pick<Scored, 'chance'> {
  ruling: Answering
  nearest: string
  about: string
}

export const NOTHING_MEANT: Heard = { meant: [], isClear: false, chance: 0 }

/** Settles which of the choices is meant, or which may be; `ranked` is likeliest first. */
export function hearChoices(ranked: readonly Scored[], words: number): Heard {
  const [best, next] = ranked
  if (best === undefined) return NOTHING_MEANT
  const { chance, index, features, isDenied } = best
  const isBeside = words >= LONG && chance < LONG_CHANCE && features.cover < LONG_COVER
  if (isBeside) return { ...NOTHING_MEANT, chance }
  // Who turns against something is asked.
  const isAhead = (next?.chance ?? 0) < chance * BEHIND
  if (chance >= TAKE && isAhead && features.denied === 0 && !isDenied)
    return { meant: [index], isClear: true, chance }
  // Nobody who asks something wants to be asked whether they mean to do it.
  const near = ranked
    .filter((one) => one.chance >= chance * NEAR && !one.isAsked)
    .slice(0, MOST_ASKED)
  const together = near.reduce((sum, one) => sum + one.chance, 0)
  if (together < ASK) return { ...NOTHING_MEANT, chance }
  return { meant: near.map((one) => one.index), isClear: false, chance }
}

/** The likeliest of the author's answers, where it is likely enough, and no choice is likelier. */
export function resolveAnswer(
  answers: readonly ScoredAnswer[],
  { chance: ofChoice }: Pick<Heard, 'chance'>,
  world: World | null = null,
): ScoredAnswer | null {
  const best = answers.find((one) => one.chance >= leastOf(one, world))
  return best !== undefined && best.chance > ofChoice ? best : null
}

/** Nobody wants to hear an answer again instead of one to what they say now. */
function leastOf({ ruling }: ScoredAnswer, world: World | null): number {
  if (world === null || ruling.answer === null || !wasGiven(world, ruling.answer)) return ANSWER
  return ruling.kind === 'reaction' && ruling.target !== null ? ANSWER : THE_SAME_AGAIN
}
