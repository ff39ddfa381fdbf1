import { ANSWERED_BY, PLAYER_ACTIONS, type ModelKind, type PlayerAction } from './vocabulary.ts'

/** XP price of every action of one story. */
export type XpCosts = Readonly<Record<PlayerAction, number>>

/** What one action takes, or what a wallet holds. */
export interface Price {
  /** XP of the session. */
  xp: number
  /** Credits of the player. */
  credits: number
}

export interface PricedModel {
  kind: ModelKind
  /** Credits of one answer by the price list. */
  listed: number
  /** A provider stands behind it here; otherwise the rules built in answer. */
  isConnected: boolean
}

/**
 * Credits of one answer of a model in this installation. What the built-in rules tell costs us
 * nothing, so it costs nobody anything; pictures cost what the list says, whoever draws them.
 */
export function priceModel({ kind, listed, isConnected }: PricedModel): number {
  return kind === 'text' && !isConnected ? 0 : listed
}

export interface PricedAction {
  type: PlayerAction
  /** XP that the session holds. */
  xp: number
  costs: XpCosts
  /** Credit cost of the model that answers. */
  modelCredits: number
}

/**
 * What an action takes: the one rule, by which the server charges and the client shows. Going on
 * never costs more XP than is left: with free storytellers this is why no path strands a player for
 * want of XP.
 */
export function priceAction({ type, xp, costs, modelCredits }: PricedAction): Price {
  if (type === 'undo') return { xp: 0, credits: 0 }
  const required = costs[type]
  return { xp: type === 'continue' ? Math.min(required, xp) : required, credits: modelCredits }
}

/** What every action takes just now. */
export type Prices = Readonly<Record<PlayerAction, Price>>

export interface PricedPlay {
  xp: number
  costs: XpCosts
  /** Credit cost of the chosen storyteller. */
  textCredits: number
  /** Credit cost of the chosen painter. */
  imageCredits: number
}

export function pricesOf({ xp, costs, textCredits, imageCredits }: PricedPlay): Prices {
  const priceOf = (type: PlayerAction) => {
    const modelCredits = ANSWERED_BY[type] === 'image' ? imageCredits : textCredits
    return [type, priceAction({ type, xp, costs, modelCredits })]
  }
  return Object.fromEntries(PLAYER_ACTIONS.map(priceOf)) as Prices
}
