import type { Price, XpCosts } from '@kathasagar/story/pricing'
import { xpCosts, type InkScene, type StoryGraph } from '@kathasagar/story'

import { noteOf, type TurnNote } from '../prompt/turnNote.ts'
import { authorsGraph, graphAt } from '../improvise/graphAt.ts'
import type { Lore } from '../hearing/lore.ts'
import type { Action } from '../ruling/action.ts'
import { applyTurn, type TurnOutcome } from './apply.ts'
import { isAside, type Aside } from './aside.ts'
import { withFacts } from '../memory/factsOf.ts'
import { interpret } from './interpret.ts'
import { priceTurn, type Payment, type PriceRefusal } from './price.ts'
import { targetOf, type Ruling, type RulingRefusal } from '../ruling/ruling.ts'
import type { TurnState } from './turnState.ts'
import type { Verdict } from './verdict.ts'

export interface GameRules {
  costs: XpCosts
  multiplier: number
}

/** The rules that a story is played by; what its author left out is as usual. */
export const rulesOf = (config: {
  commands: Parameters<typeof xpCosts>[0]
  xp_gain_multiplier?: number | undefined
}): GameRules => ({
  costs: xpCosts(config.commands),
  multiplier: config.xp_gain_multiplier ?? 1,
})

export interface TurnPlace extends GameRules {
  graph: StoryGraph
  state: TurnState
  lore: Lore
  /** A model will be asked what words mean that the rules are not certain of, so the player is not. */
  hasJudge?: boolean
}

/** A turn that may be told: what it is, and what it takes. */
export interface BegunTurn extends TurnPlace {
  action: Action
  ruling: Ruling
  price: Price
  /** The state that it was asked in; `state` has what it leaves to be remembered, too. */
  stood: TurnState
  /** Where the program has come to, of a story that runs as ink. */
  entered?: InkScene
}

export type TurnRefusal = RulingRefusal | PriceRefusal

/** A turn that was played, with all that it leaves behind. */
export interface Turn extends TurnOutcome {
  before: TurnState
  action: Action
  ruling: Ruling
  spent: Price
  note: TurnNote
}

export interface Delivered {
  /** The choices as they were told; only a closer look takes its words from here. */
  choices: readonly string[]
  spent?: Price
  /** Nothing in the story answers the player's words: no XP is taken. */
  isUnanswered?: true
}

/** Interprets and prices an action. Without a wallet, the XP of the state pays. */
export function beginTurn(
  place: TurnPlace,
  action: Action,
  payment: Payment = { wallet: { xp: place.state.xp, credits: 0 }, modelCredits: 0 },
): BegunTurn | Aside | TurnRefusal {
  const ruling = interpret({ ...place, action })
  if ('code' in ruling || isAside(ruling)) return ruling
  const price = priceTurn({ action, costs: place.costs, ...payment })
  if ('code' in price) return price
  const { state: stood } = place
  const state = withFacts({ ...place, action, ruling })
  return { ...place, graph: graphAfter(place, ruling), state, stood, action, ruling, price }
}

/** Whoever leaves a scene that a model made up is among the author's own again. */
const graphAfter = ({ graph }: Pick<TurnPlace, 'graph'>, ruling: Ruling): StoryGraph =>
  ruling.kind === 'rejoin' || targetOf(ruling) !== null ? authorsGraph(graph) : graph

/** Returns a played turn to be told again: its ruling stays, only its price is new. */
export function retakeTurn(
  place: TurnPlace,
  { action, ruling }: Pick<BegunTurn, 'action' | 'ruling'>,
  price: Price,
): BegunTurn {
  const { state: stood } = place
  const state = withFacts({ ...place, action, ruling })
  return { ...place, graph: graphAfter(place, ruling), state, stood, action, ruling, price }
}

/** Returns the turn as a model understood its words, or the model's question. The price stays. */
export function heedVerdict(turn: BegunTurn, verdict: Verdict): BegunTurn | Aside {
  const { stood, action } = turn
  const place = { ...turn, graph: graphAt(turn.graph, stood), state: stood }
  const ruling = interpret({ ...place, verdict })
  if (isAside(ruling)) return ruling
  if ('code' in ruling) return turn
  const state = withFacts({ ...place, action, ruling })
  return { ...turn, graph: graphAfter(place, ruling), ruling, state }
}

/** Ends a turn by what was delivered for it. */
export function endTurn(
  turn: BegunTurn,
  { choices, spent: worth = turn.price, isUnanswered }: Delivered,
): Turn {
  const spent = isUnanswered ? { ...worth, xp: 0 } : worth
  const { graph, stood: before, state, multiplier, action, ruling } = turn
  const applied = applyTurn(graph, state, ruling, { xp: spent.xp, multiplier, choices })
  const { entered: ink } = turn
  const outcome = ink ? { ...applied, state: { ...applied.state, ink } } : applied
  const note = noteOf(graph, { before, after: outcome.state, action, ruling })
  return { ...outcome, before, action, ruling, spent, note }
}

/** Plays a turn from asking to state; who can tell at once and for nothing needs no more than this. */
export function playTurn<Told extends Delivered>(
  place: TurnPlace,
  action: Action,
  tell: (turn: BegunTurn) => Told,
): (Turn & { telling: Told }) | Aside | TurnRefusal {
  const turn = beginTurn(place, action)
  if ('code' in turn || isAside(turn)) return turn
  const telling = tell(turn)
  return { ...endTurn(turn, telling), telling }
}
