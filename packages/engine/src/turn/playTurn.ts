import { type Price, type XpCosts, priceAction } from '@kathasagar/story/pricing'
import { xpCosts, type InkScene, type StoryGraph } from '@kathasagar/story'

import { noteOf, type TurnNote } from './turnNote.ts'
import { authorsGraph } from '../world/graphAt.ts'
import type { Lore } from '../understanding/lore.ts'
import {
  type Action,
  isAside,
  type Aside,
  targetOf,
  type Ruling,
  type RulingRefusal,
} from '../world/ruling.ts'
import { applyTurn, type TurnOutcome } from './apply.ts'
import { withFacts } from '../memory/factsOf.ts'
import { decide } from './decide.ts'
import { readTurn, type Reading, type Verdict } from './reading.ts'
import type { TurnState } from '../world/turnState.ts'

export interface GameRules {
  costs: XpCosts
  multiplier: number
}

export const rulesOf = (config: {
  commands: Parameters<typeof xpCosts>[0]
  xp_gain_multiplier?: number | undefined
}): GameRules => ({ costs: xpCosts(config.commands), multiplier: config.xp_gain_multiplier ?? 1 })

export interface TurnPlace extends GameRules {
  graph: StoryGraph
  state: TurnState
  lore: Lore
  hasJudge?: boolean
}

/** An interpreted and priced turn, before narration. */
export interface BegunTurn extends TurnPlace {
  action: Action
  ruling: Ruling
  price: Price
  reading: Reading
  /** State before the action, without the facts of this turn that `state` contains. */
  stood: TurnState
  entered?: InkScene
}

export type TurnRefusal = RulingRefusal | PriceRefusal

export interface PlayedTurn extends TurnOutcome {
  before: TurnState
  action: Action
  ruling: Ruling
  spent: Price
  note: TurnNote
}

interface Delivered {
  /** Texts of the choices by the storyteller. Used only for a closer look. */
  choices: readonly string[]
  spent?: Price
  /** True if nothing answers the player's input. Then the turn costs no XP. */
  isUnanswered?: true
}

/** Decides the result of an action and its price. Default wallet: the XP of the state. */
export function beginTurn(
  place: TurnPlace,
  action: Action,
  payment: Payment = { wallet: { xp: place.state.xp, credits: 0 }, modelCredits: 0 },
): BegunTurn | Aside | TurnRefusal {
  const reading = readTurn({ ...place, action })
  const ruling = decide(reading)
  if ('code' in ruling || isAside(ruling)) return ruling
  const price = priceTurn({ action, costs: place.costs, ...payment })
  if ('code' in price) return price
  const { state: stood } = place
  return { ...place, ...withRuling(reading, ruling), reading, stood, action, price }
}

/** Returns the ruling with its facts. After leaving a generated scene, uses the author's graph again. */
function withRuling({ graph, state, action }: Reading, ruling: Ruling) {
  const isLeft = ruling.kind === 'rejoin' || targetOf(ruling) !== null
  return {
    ruling,
    graph: isLeft ? authorsGraph(graph) : graph,
    state: withFacts({ graph, state, action, ruling }),
  }
}

/** Returns a played turn for regeneration, with the same ruling and a new price. */
export function retakeTurn(
  place: TurnPlace,
  { action, ruling }: Pick<BegunTurn, 'action' | 'ruling'>,
  price: Price,
): BegunTurn {
  const reading = readTurn({ ...place, action })
  const { state: stood } = place
  return { ...place, ...withRuling(reading, ruling), reading, stood, action, price }
}

/** Returns the turn as interpreted by a model, or the model's question. The price does not change. */
export function applyModelVerdict(turn: BegunTurn, verdict: Verdict): BegunTurn | Aside {
  const ruling = decide({ ...turn.reading, verdict })
  if (isAside(ruling)) return ruling
  return 'code' in ruling ? turn : { ...turn, ...withRuling(turn.reading, ruling) }
}

export function endTurn(
  turn: BegunTurn,
  { choices, spent: worth = turn.price, isUnanswered }: Delivered,
): PlayedTurn {
  const spent = isUnanswered ? { ...worth, xp: 0 } : worth
  const { graph, stood: before, state, multiplier, action, ruling } = turn
  const applied = applyTurn(graph, state, ruling, { xp: spent.xp, multiplier, choices })
  const { entered: ink } = turn
  const outcome = ink ? { ...applied, state: { ...applied.state, ink } } : applied
  const note = noteOf(graph, { before, after: outcome.state, action, ruling })
  return { ...outcome, before, action, ruling, spent, note }
}

/** Plays a complete turn with a synchronous, free storyteller. */
export function playTurn<Told extends Delivered>(
  place: TurnPlace,
  action: Action,
  tell: (turn: BegunTurn) => Told,
): (PlayedTurn & { telling: Told }) | Aside | TurnRefusal {
  const turn = beginTurn(place, action)
  if ('code' in turn || isAside(turn)) return turn
  const telling = tell(turn)
  return { ...endTurn(turn, telling), telling }
}

export function selectedChoice(
  graph: StoryGraph,
  { action, before, ruling }: Pick<PlayedTurn, 'action' | 'before' | 'ruling'>,
): string | null {
  if (action.type === 'continue') return action.selected_choice ?? null
  if (action.type !== 'custom_action') return null
  const isTaken = ruling.kind === 'advance' || ruling.kind === 'rejoin'
  if (isTaken && ruling.by !== 'words') return null
  const offered = before.offers.find(({ path }) =>
    path.kind === 'choice'
      ? isTaken && path.index === ruling.choice
      : ruling.kind === 'linger' && path.detail === ruling.detail,
  )
  const written = ruling.kind === 'advance' && graph.node(before.node).choices[ruling.choice]?.text
  return offered?.text ?? (written || null)
}

type PriceRefusal =
  | { code: 'not_enough_xp'; current_xp: number; required_xp: number }
  | { code: 'not_enough_credits'; available_credits: number; required_credits: number }

interface Payment {
  wallet: Price
  modelCredits: number
  isPictureHad?: boolean
}

interface PricedTurn extends Payment {
  action: Action
  costs: XpCosts
}

export const NO_COST: Price = { xp: 0, credits: 0 }

/** Returns the refusal for a price, or null. XP comes first, because the player can earn it. */
export function shortageOf(price: Price, wallet: Price): PriceRefusal | null {
  if (wallet.xp < price.xp) {
    return { code: 'not_enough_xp', current_xp: wallet.xp, required_xp: price.xp }
  }
  if (wallet.credits < price.credits) {
    return {
      code: 'not_enough_credits',
      available_credits: wallet.credits,
      required_credits: price.credits,
    }
  }
  return null
}

/** Returns the price or a refusal. Runs before any model call, so that a refusal is free. */
export function priceTurn(turn: PricedTurn): Price | PriceRefusal {
  const { action, wallet, ...priced } = turn
  const price = priceAction({ ...priced, type: action.type, xp: wallet.xp })
  return shortageOf(price, wallet) ?? price
}
