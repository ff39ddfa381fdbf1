import { isQuestion } from '../text/question.ts'

import {
  yesOrNo,
  answeredIn,
  leaningOf,
  saidAfterNo,
  saidToQuestion,
  type YesOrNo,
} from '../understanding/yesOrNo.ts'
import { candidatesOf } from '../understanding/candidates.ts'
import { keywordsOf } from '../text/keywordsOf.ts'
import { reactionOfKind } from '../understanding/replyByIntent.ts'
import { resolveAnswer } from '../understanding/matchChoices.ts'
import { scoreAgainst } from '../understanding/scoreInput.ts'
import { commandIn, pointedAtIn } from '../text/playerWords.ts'
import { sceneNow } from '../world/playWorld.ts'
import { isAside, type Aside, type Ruling } from '../world/ruling.ts'
import { offerByLabel, offerContaining } from './pickedOffer.ts'
import type { Offer, TurnState } from '../world/turnState.ts'
import { readTurn, type Reading } from './reading.ts'

const MAX_ASKED = 3
const LAST_SENTENCES = 2
/** Minimum fraction of the question that a choice covers, and factor by which it must exceed the next. */
const OFFERED = 0.3
const AHEAD = 1.5
/** Questions that cannot be answered with yes or no: who, where, this or that. */
const WANTS_MORE =
  /(?<![\p{L}\p{M}])(?:who|whom|whose|what|where|when|why|how|which|or|कौन|क्यों|कहाँ|कब|कैसे|या|kaun|kyun|kahan|kab|kaise|ya)(?![\p{L}\p{M}])/iu

/** Returns the result of "yes" or "no". Returns null for all other input. */
export function resolveYesOrNo(reading: Reading): Offer | Aside | null {
  const { text, open } = reading
  const asked = askedOf(reading)
  const agreed = asked.length > 0 ? answeredIn(text, asked.length) : yesOrNo(text)
  if (agreed === null) return null
  if (asked.length > 0) return afterAsking(reading, agreed, asked)
  const offered = offeredIn(reading)
  // An acknowledgement such as "ok" only accepts an explicit offer.
  const taken = agreed === 'ok' ? offered.said : offered.yes
  const meant = agreed === 'no' ? offered.no : taken
  if (meant) return meant
  if (agreed === 'ok' || commandIn(text) !== null || isAnswered(reading)) return null
  return askFor(agreed === 'no' ? open.filter((one) => one !== offered.yes) : open)
}

const askedOf = ({ state: { asked }, open }: Reading): readonly Offer[] =>
  asked?.choices.flatMap((choice) => offerByLabel(open, choice) ?? []) ?? []

/** Returns the option of a clarifying question that the reply selects by number or words. */
export function pickedOption(reading: Reading): Offer | undefined {
  const asked = askedOf(reading)
  if (asked.length === 0) return undefined
  const said = saidToQuestion(reading.text)
  const place = pointedAtIn(said, asked.length)
  if (place !== null) return asked[place]
  return keywordsOf(said).length > 0 ? offerContaining(asked, said) : undefined
}

/** Returns the reading of the words after a "no" to a clarifying question, without rejected choices. */
export function withoutRejected(reading: Reading): Reading {
  const { text, open } = reading
  const asked = askedOf(reading)
  const words = saidToQuestion(text)
  if (asked.length === 0 || words === text) return reading
  // "No" to one option rejects it. "No" to several options rejects the question.
  const isRefused = asked.length === 1 && saidAfterNo(text) !== null
  const left = isRefused ? open.filter((one) => !asked.includes(one)) : open
  return readTurn({ ...reading, action: { type: 'custom_action', text: words } }, left)
}

/** Asks a repeated question by number the second time, and not at all the third time. */
export function limitQuestions({ asked }: TurnState, came: Ruling | Aside): Ruling | Aside {
  if (!isAside(came) || came.aside !== 'ask' || !asked) return came
  const { choices } = came
  const isSame =
    choices.length === asked.choices.length && choices.every((one) => asked.choices.includes(one))
  if (!isSame) return came
  return asked.byNumber || choices.length === 1
    ? { aside: 'hint', topic: 'help' }
    : { ...came, byNumber: true }
}

function isAnswered(reading: Reading): boolean {
  if (!reading.graph.isRich) return false
  const said = { ...reading, node: reading.state.node }
  const { answers } = scoreAgainst(said, [])
  return resolveAnswer(answers, { chance: 0 }) !== null || reactionOfKind(said) !== null
}

function afterAsking(
  { state, open }: Reading,
  agreed: YesOrNo,
  asked: readonly Offer[],
): Offer | Aside {
  const [only, ...rest] = asked
  const isLast = state.asked?.byNumber === true
  if (agreed === 'no') return askFor(isLast ? [] : open.filter((one) => !asked.includes(one)))
  if (only && rest.length === 0) return only
  return { aside: 'ask', choices: asked.map(({ text }) => text) }
}

/** Asks for the number of a choice. Without choices, shows help. */
function askFor(offers: readonly Offer[]): Aside {
  if (offers.length === 0) return { aside: 'hint', topic: 'help' }
  const choices = offers.slice(0, MAX_ASKED).map(({ text }) => text)
  return { aside: 'ask', choices, byNumber: true }
}

/** Returns the choices that "yes" and "no" take, if they are clear. `said` was offered explicitly. */
function offeredIn(reading: Reading): { yes?: Offer; no?: Offer; said?: Offer } {
  const { graph, state, open } = reading
  const leanings = candidatesOf(graph, state, open).map(({ phrases: [shown = ''] }) =>
    leaningOf(shown),
  )
  const agreeing = open.filter((_, i) => leanings[i] === 'yes')
  const declining = open.filter((_, i) => leanings[i] === 'no')
  const questioned = askedIn(reading)
  const other = (one: Offer | undefined) =>
    one && open.length === 2 ? open.find((offer) => offer !== one) : undefined
  const no = declining.length === 1 ? declining[0] : undefined
  const said =
    (agreeing.length === 1 ? agreeing[0] : undefined) ??
    (questioned && !declining.includes(questioned) ? questioned : undefined)
  const yes = said ?? other(no)
  const isPlain = yes !== undefined || open.length === 2
  const declined = isPlain ? (no ?? other(yes)) : undefined
  return { ...(yes && { yes }), ...(declined && { no: declined }), ...(said && { said }) }
}

/** Returns the choice that a question at the end of the scene offers, if one is clear. */
function askedIn(reading: Reading): Offer | undefined {
  const { graph, state, open } = reading
  const told = sceneNow(graph, state)
  const sentences = told.split(/(?<=[.!?।۔؟？]["'”’]?)\s+/u).filter((one) => /\p{L}/u.test(one))
  const question = sentences.slice(-LAST_SENTENCES).findLast(isQuestion)
  if (question === undefined || WANTS_MORE.test(question)) return undefined
  const candidates = candidatesOf(graph, state, open)
  const said = { ...reading, node: state.node, text: question }
  const [best, next] = scoreAgainst(said, candidates).ranked
  if (!best || best.features.cover < OFFERED || best.chance < (next?.chance ?? 0) * AHEAD)
    return undefined
  return open[best.index]
}
