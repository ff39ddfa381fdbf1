import { wordsOf } from '@kathasagar/api/rules'

import { strengthOf, type MeantAnswer } from './answersMeant.ts'
import { isAskedInWords, isAskedOf, isProposal, isQuestion } from '../words/question.ts'
import { isEnglish } from '../words/isEnglish.ts'
import { heardWords } from './heardWords.ts'
import { isToYou } from './intent/addressed.ts'
import { intentOf } from './intent/intentOf.ts'
import type { Fit } from './rankMeant.ts'
import { ELSE_WEIGHTS, weigh, type ElseSigns } from './signs.ts'

/** What a player's words were taken for. */
export interface Heard {
  /** The candidates that they may mean, by their place in the list, likeliest first; may be none. */
  meant: readonly number[]
  /** The first of them is meant, beyond asking. */
  isClear: boolean
  /** How likely any of the candidates is meant. */
  chance: number
}

/**
 * So likely a choice must be to be taken, by what was said: who does something means to, who asks or
 * tells how it is mostly does not. A question back costs a player nothing, a wrong turn the scene.
 */
const CLEAR = { deed: 0.57, question: 0.68, words: 0.65, signs: 0.65 } as const
/** So likely any of them must be to be asked for. */
const WORTH_ASKING = 0.5
/** A choice of which hardly a word was said, or which was denied, must be as likely as this to be asked for. */
const LIKELY = 0.52
/** Whoever asks something wants an answer, and not a question back. */
const OF_A_QUESTION = 0.65
const TOLD = 0.2
const AGREED = 0.2
/** What is asked back is no longer than this. */
const MOST_ASKED = 3
/** Asked for beside the first are those that are so likely beside it. */
const NEAR = 0.2
/** As much as anybody says, and does, in a sentence. */
const LONG = 8
const MANY_DEEDS = 3
/** Words that a deed is said in at most, and as many as who tells something at length says. */
const DEED = 12
const TOLD_AT_LENGTH = 36

/** Words that mean none of the candidates. */
export const NOTHING: Heard = { meant: [], isClear: false, chance: 0 }

/**
 * Settles which of the candidates the words mean, or which they may mean; `ranked` is best first, and
 * `answers` are those of the author's that speak against all of them.
 */
export function hear(
  text: string,
  ranked: readonly Fit[],
  answers: readonly MeantAnswer[] = [],
): Heard {
  const [best] = ranked
  if (!best || best.score === 0) return NOTHING
  const any = ranked.reduce((sum, { score }) => sum + score, 0)
  const all = any + Math.exp(weigh(elseSigns(text, best, answers), ELSE_WEIGHTS))
  // Who only asks does nothing yet, unless the choice is to ask.
  const chance = any / all
  // To whoever plainly asks, a deed is no answer.
  if (!best.mayAsk && isAskedOf(text)) return NOTHING
  if (!best.asks && best.question > 0 && isPlainlyAsked(text)) return NOTHING
  const share = best.question === 0 && isItsAct(text, best) ? best.score / all : 0
  if (share >= leastToTake(text)) return { meant: [best.index], isClear: true, chance }
  if (share < CLEAR.deed && (chance < leastToAsk(text, best) || isNoAnswer(text, best)))
    return NOTHING
  const near = ranked.filter(({ score }) => score > 0 && score >= best.score * NEAR)
  return { meant: near.slice(0, MOST_ASKED).map(({ index }) => index), isClear: false, chance }
}

/** Whether a choice is no answer even as a question back: another deed was said, and little beside it. */
const isNoAnswer = (text: string, best: Fit): boolean =>
  best.answered < ENOUGH_TO_ASK && !isItsAct(text, best)
const ENOUGH_TO_ASK = 0.5

const isPlainlyAsked = (text: string) => isAskedInWords(text) && !isProposal(text)

/** Whether a candidate may be taken for a plain sentence: it does its deed, or all but that was said. */
const isItsAct = (text: string, { doesElse, answered }: Fit): boolean =>
  !doesElse || answered >= ALL_BUT_THE_DEED || /[,.;:!?]\s/u.test(text) || !isEnglish(text)
const ALL_BUT_THE_DEED = 0.7

/** So likely a choice must be to be taken. */
const leastToTake = (text: string): number =>
  wordsOf(text).length <= NAMED_ALONE ? CLEAR.deed : CLEAR[intentOf(text).form]
/** Who says no more than that tells nothing, and names what is wanted: "ambassador first". */
const NAMED_ALONE = 4

/** So likely a choice must be to be asked for. */
function leastToAsk(text: string, best: Fit): number {
  if (isQuestion(text) && !isProposal(text) && !/["“]/u.test(text)) return OF_A_QUESTION
  return isBarelySaid(best) ? LIKELY : WORTH_ASKING
}

const isBarelySaid = ({ count, denied, answered }: Fit) =>
  count < TOLD || (denied > 0 && answered < AGREED)

/** What speaks for nothing here being meant. */
export function elseSigns(
  text: string,
  { aside }: Pick<Fit, 'aside'>,
  answers: readonly MeantAnswer[],
): ElseSigns {
  const words = heardWords(text)
  const { form, intent } = intentOf(text)
  const unknown = words.filter(({ keys }) => keys.length === 0).length
  const deeds = words.filter(({ meaning }) => meaning.isDeed).length
  return {
    base: 1,
    length: Math.min(1, words.length / LONG),
    long: Math.min(1, Math.max(0, words.length - DEED) / (TOLD_AT_LENGTH - DEED)),
    unknown: unknown / Math.max(1, words.length),
    aside,
    deeds: Math.min(1, deeds / MANY_DEEDS),
    idle: IDLE.has(intentOf(text).intent ?? '') ? 1 : 0,
    reaction: bestOf(answers, ({ ruling }) => ruling.answer?.of === 'scene'),
    anywhere: bestOf(answers, ({ ruling }) => ruling.answer?.of === 'story'),
    topic: bestOf(answers, ({ ruling }) => ruling.kind === 'topic'),
    toYou: isToYou(text) ? 1 : 0,
    denial: words.some(({ isDenied }) => isDenied) ? 1 : 0,
    feels: FEELS.has(intent ?? '') ? 1 : 0,
    talks: form === 'words' ? 1 : 0,
    best: bestOf(answers, () => true),
  }
}

const FEELS: ReadonlySet<string> = new Set(
  'feel fear love sorry thanks insult greet joke pray'.split(' '),
)

const bestOf = (answers: readonly MeantAnswer[], counts: (one: MeantAnswer) => boolean) =>
  answers.filter(counts).reduce((best, one) => Math.max(best, strengthOf(one)), 0)

/** What one does in any scene, and what leads out of few. */
const IDLE: ReadonlySet<string> = new Set(
  'greet magic insult love thanks joke music pray eat drink rest feel fear attack break'.split(' '),
)
