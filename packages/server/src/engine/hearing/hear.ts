import { heardWords } from './heardWords.ts'
import type { Fit } from './rankMeant.ts'
import { ELSE_WEIGHTS, weigh, type ElseSigns } from './signs.ts'

/** What a player's words were taken for. */
export interface Heard {
  /** The candidates that they may mean, by their place in the list, likeliest first; may be none. */
  meant: readonly number[]
  /** The first of them is meant, beyond asking. */
  isClear: boolean
}

/** So likely a choice must be to be taken, and so likely any of them to be asked for. */
const CLEAR = 0.68
const WORTH_ASKING = 0.54
/** What is asked back is no longer than this. */
const MOST_ASKED = 3
/** Asked for beside the first are those that are so likely beside it. */
const NEAR = 0.2
/** As much as anybody says, and does, in a sentence. */
const LONG = 8
const MANY_DEEDS = 3

const NOTHING: Heard = { meant: [], isClear: false }

/** Settles which of the candidates the words mean, or which they may mean; `ranked` is best first. */
export function hear(text: string, ranked: readonly Fit[]): Heard {
  const [best] = ranked
  if (!best || best.score === 0) return NOTHING
  const any = ranked.reduce((sum, { score }) => sum + score, 0)
  const all = any + Math.exp(weigh(elseSigns(text, best), ELSE_WEIGHTS))
  // Who only asks does nothing yet, unless the choice is to ask.
  if (best.score / all >= CLEAR && best.question === 0)
    return { meant: [best.index], isClear: true }
  if (any / all < WORTH_ASKING) return NOTHING
  const near = ranked.filter(({ score }) => score > 0 && score >= best.score * NEAR)
  return { meant: near.slice(0, MOST_ASKED).map(({ index }) => index), isClear: false }
}

/** What speaks for nothing here being meant. */
export function elseSigns(text: string, { aside }: Pick<Fit, 'aside'>): ElseSigns {
  const words = heardWords(text)
  const unknown = words.filter(({ keys }) => keys.length === 0).length
  const deeds = words.filter(({ meaning }) => meaning.isDeed).length
  return {
    base: 1,
    length: Math.min(1, words.length / LONG),
    unknown: unknown / Math.max(1, words.length),
    aside,
    deeds: Math.min(1, deeds / MANY_DEEDS),
  }
}
