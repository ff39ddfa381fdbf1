import { SURE } from '../understanding/resolveTopic.ts'
import { recallPast } from '../understanding/known/recallPast.ts'
import { commandIn } from '../text/playerWords.ts'
import type { Aside, Ruling } from '../world/ruling.ts'
import type { Reading } from './reading.ts'
import { pickedOffer } from './pickedOffer.ts'
import { advance, immersionOf, defaultChoice, detour } from './plan.ts'
import type { Offer } from '../world/turnState.ts'
import { resolveYesOrNo, pickedOption } from './replyToQuestion.ts'

export interface Question {
  choices: readonly string[]
  /** Title of each choice's target; blank if unknown. */
  targets: readonly string[]
  /** Subjects of the author's closest answers. May be empty. */
  answers: readonly string[]
  words: string
}

export const VERDICT_RULINGS = [
  'choice',
  'ask',
  'reaction',
  'topic',
  'continue',
  'immerse',
  'detour',
] as const

/** Interpretation of the player's input by a model. It is untrusted. */
export interface Verdict {
  ruling: (typeof VERDICT_RULINGS)[number]
  /** Index of the choice, only for `choice`. */
  choice?: number | undefined
  /** Indexes of the choices to ask about, most likely first, only for `ask`. */
  choices?: readonly number[] | undefined
  /** Index of the answer, only for `reaction` and `topic`. */
  answer?: number | undefined
  /** 0 to 1. */
  sure: number
}

const MAX_ASKED = 3
/** Minimum certainty of a verdict. Below it, the rules decide. */
const SURE_ENOUGH = 0.6

export function isUsable(
  { ruling, choice, choices = [], answer, sure }: Verdict,
  listed: { choices: number; answers: readonly ('reaction' | 'topic')[] },
): boolean {
  if (!(sure >= SURE_ENOUGH && sure <= 1)) return false
  if (ruling === 'choice') return isPlace(choice, listed.choices)
  if (ruling === 'ask') {
    const places = new Set(choices)
    const isShort = choices.length > 0 && choices.length <= MAX_ASKED
    return (
      isShort &&
      places.size === choices.length &&
      choices.every((one) => isPlace(one, listed.choices))
    )
  }
  if (ruling !== 'reaction' && ruling !== 'topic') return true
  return isPlace(answer, listed.answers.length) && listed.answers[answer] === ruling
}

const isPlace = (place: number | undefined, count: number): place is number =>
  place !== undefined && Number.isInteger(place) && place >= 0 && place < count

/** Matches a sequence of letters that is longer than any word. Such input gets a hint. */
export const ENDLESS_WORD = /[\p{L}\p{M}\p{N}]{120}/u

/** Returns the question about an action for a model, or null if the rules are certain. */
export function questionOf(reading: Reading): Question | null {
  const { graph, state, action, words, open } = reading
  if (action.type !== 'custom_action' || graph.isEnding(state.node)) return null
  if (ENDLESS_WORD.test(words) || isCertain(reading)) return null
  return {
    choices: open.map((offer) => offer.text),
    targets: open.map(({ path }) => titleBehind(reading, path)),
    answers: answersJudged(reading).map(({ ruling, about }) => `${ruling.kind}: ${about}`),
    words,
  }
}

const isCertain = (reading: Reading): boolean =>
  pickedOption(reading) !== undefined ||
  pickedOffer(reading) !== undefined ||
  resolveYesOrNo(reading) !== null ||
  commandIn(reading.text) !== null ||
  reading.lore.topics(reading.text).playing >= SURE ||
  asksAboutPast(reading) ||
  reading.scores().answers[0]?.chance === 1

function titleBehind({ graph, state }: Reading, path: Offer['path']): string {
  const choice = path.kind === 'choice' ? graph.node(state.node).choices[path.index] : undefined
  return choice === undefined ? '' : (graph.node(choice.target).title ?? '')
}

/** Returns true if the input asks about the player's past and no author's answer matches exactly. */
export function asksAboutPast(reading: Reading): boolean {
  const past = reading.graph.program === null ? recallPast(reading, reading.text) : null
  if (past === null) return false
  return past.kind === 'is_called' || reading.scores().answers[0]?.chance !== 1
}

/** Maximum number of reactions, and of topics, in a question for a model. */
const MAX_JUDGED = 5

function answersJudged({ scores }: Reading) {
  const { answers } = scores()
  return (['reaction', 'topic'] as const).flatMap((kind) =>
    answers.filter(({ ruling }) => ruling.kind === kind).slice(0, MAX_JUDGED),
  )
}

/** Returns the choice or the result that a verdict means, or null if it is unusable. */
export function meaningOfVerdict(
  reading: Reading,
  verdict: Verdict,
): Offer | Ruling | Aside | null {
  const { graph, state, open } = reading
  const answers = answersJudged(reading).map(({ ruling }) => ruling)
  const kinds = answers.map(({ kind }) => kind)
  if (!isUsable(verdict, { choices: open.length, answers: kinds })) return null
  switch (verdict.ruling) {
    case 'immerse':
      return immersionOf(graph, state)
    case 'continue':
      return advance(graph, state, defaultChoice(graph, state), 'continue')
    case 'reaction':
    case 'topic':
      return answers[verdict.answer ?? -1] ?? null
    case 'choice':
      return open[verdict.choice ?? -1] ?? null
    case 'ask': {
      const { choices = [] } = verdict
      return { aside: 'ask', choices: choices.flatMap((index) => open[index]?.text ?? []) }
    }
    case 'detour':
      return detour(reading)
  }
}
