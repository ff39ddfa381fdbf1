import { isQuestion } from '../words/question.ts'
import type { StoryGraph } from '@kathasagar/api/rules'

import { agreedIn, beginsAgreed, leaningOf, saidAfterNo, type Agreed } from '../hearing/agreedIn.ts'
import { candidatesOf } from '../hearing/candidates.ts'
import type { Lore } from '../hearing/lore.ts'
import { reactionOfKind } from '../hearing/reactionOfKind.ts'
import { answerMeant } from '../hearing/decide.ts'
import { holdAgainst } from '../hearing/weighWords.ts'
import { commandIn, pointedAtIn } from '../playerWords.ts'
import { sceneNow, worldOf } from '../state/playWorld.ts'
import type { Aside } from './aside.ts'
import { follow } from './plan.ts'
import { named } from './pickedOffer.ts'
import type { Ruling } from './ruling.ts'
import type { Offer, TurnState } from './turnState.ts'

interface Place {
  graph: StoryGraph
  state: TurnState
  lore: Lore
}

/** What is asked back is no longer than this. */
const MOST_ASKED = 3
/** An offer is in the last words of a scene. */
const LAST_SENTENCES = 2
/** So much of a question a choice must answer to be what it offers, and so much more than the next. */
const OFFERED = 0.3
const AHEAD = 1.5
/** What is asked so is not answered by yes or no: who, where, the one or the other. */
const WANTS_MORE =
  /(?<![\p{L}\p{M}])(?:who|whom|whose|what|where|when|why|how|which|or|कौन|क्यों|कहाँ|कब|कैसे|या|kaun|kyun|kahan|kab|kaise|ya)(?![\p{L}\p{M}])/iu

/** What lies open of those that were asked for, and what else. */
interface AskedBefore {
  asked: readonly Offer[]
  others: readonly Offer[]
}

/**
 * What "yes" and "no" come to: what was asked back before, what the scene's last words offer, or one
 * of two choices that are a yes and a no. Where it is none of these, "yes" and "no" are asked back;
 * null for all other words, and for those that only take note.
 */
export function agreedTo(
  place: Place,
  text: string,
  before: readonly string[],
  open: readonly Offer[],
): Ruling | Aside | null {
  const agreed = agreedIn(text) ?? (before.length === 1 && beginsAgreed(text) ? 'yes' : null)
  if (agreed === null) return null
  const asked = before.flatMap((choice) => named(open, choice) ?? [])
  if (asked.length > 0) {
    return afterAsking(place, agreed, { asked, others: open.filter((one) => !asked.includes(one)) })
  }
  const offered = offeredIn(place, open)
  // Who only takes note does nothing that was not offered.
  const taken = agreed === 'ok' ? offered.said : offered.yes
  const meant = agreed === 'no' ? offered.no : taken
  if (meant) return follow(place.graph, place.state, meant.path, 'words')
  if (agreed === 'ok' || commandIn(text) !== null || isAnswered(place, text)) return null
  return askFor(agreed === 'no' ? open.filter((one) => one !== offered.yes) : open)
}

/** The one of several that were asked back which the words point at. */
export function pointedAt(text: string, before: readonly string[], open: readonly Offer[]) {
  const place = before.length > 1 ? pointedAtIn(text, before.length) : null
  return place === null ? undefined : named(open, before[place] ?? '')
}

/** What is left to be heard after a "no" to what was asked back: the rest of the words, and of the choices. */
export function afterNo(text: string, before: readonly string[], open: readonly Offer[]) {
  const words = before.length > 0 ? saidAfterNo(text) : null
  const refused = before.flatMap((choice) => named(open, choice) ?? [])
  return words === null ? null : { words, open: open.filter((one) => !refused.includes(one)) }
}

/** Whether the author has words for a "no" of no matter what, or for this one. */
function isAnswered({ graph, state, lore }: Place, text: string): boolean {
  if (!graph.isLiving) return false
  const said = { graph, world: worldOf(graph, state), node: state.node, text, lore }
  const { answers } = holdAgainst(said, [])
  return answerMeant(answers, { chance: 0 }) !== null || reactionOfKind(said) !== null
}

function afterAsking({ graph, state }: Place, agreed: Agreed, { asked, others }: AskedBefore) {
  const [only, ...rest] = asked
  if (agreed === 'no') return askFor(others)
  return only && rest.length === 0 ? follow(graph, state, only.path, 'words') : askFor(asked)
}

function askFor(offers: readonly Offer[]): Aside {
  if (offers.length === 0) return { aside: 'hint', topic: 'help' }
  return { aside: 'ask', choices: offers.slice(0, MOST_ASKED).map(({ text }) => text) }
}

/** The offers that a yes and a no would take; `said` is the yes that was offered, and not only left over. */
interface Offered {
  yes?: Offer
  no?: Offer
  said?: Offer
}

/** The offers that a yes and a no would take; none where that is not plain. */
function offeredIn(place: Place, open: readonly Offer[]): Offered {
  const { graph, state } = place
  const leanings = candidatesOf(graph, state, open).map(({ phrases: [shown = ''] }) =>
    leaningOf(shown),
  )
  const agreeing = open.filter((_, i) => leanings[i] === 'yes')
  const declining = open.filter((_, i) => leanings[i] === 'no')
  const questioned = askedIn(place, open)
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

/** The choice that a question among the scene's last words offers, if one does before all others. */
function askedIn({ graph, state, lore }: Place, open: readonly Offer[]): Offer | undefined {
  const told = sceneNow(graph, state)
  const sentences = told.split(/(?<=[.!?।？]["'”’]?)\s+/u).filter((one) => /\p{L}/u.test(one))
  const question = sentences.slice(-LAST_SENTENCES).findLast(isQuestion)
  if (question === undefined || WANTS_MORE.test(question)) return undefined
  const candidates = candidatesOf(graph, state, open)
  const said = { graph, world: worldOf(graph, state), node: state.node, text: question, lore }
  const [best, next] = holdAgainst(said, candidates).ranked
  if (!best || best.cover < OFFERED || best.chance < (next?.chance ?? 0) * AHEAD) return undefined
  return open[best.index]
}
