import {
  ANSWERED_BY,
  PLAYER_ACTIONS,
  type ModelKind,
  type PlayerAction,
} from '../vocabulary/vocabulary.ts'

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

/** Returns the credits of one answer: the listed price, or 0 for a built-in storyteller. */
export const priceModel = ({ kind, listed, isConnected }: PricedModel): number =>
  kind === 'text' && !isConnected ? 0 : listed

/** Who is asked for a picture. */
interface Painter {
  credit_cost: number
  /** Name of the provider's model behind it; absent where the rules built in draw. */
  provider_model?: string | undefined
}

/** Whether Show gives the picture that a scene has already; only a provider's model draws a new one. */
export const isPictureHad = (
  { provider_model }: Pick<Painter, 'provider_model'>,
  hasPicture: boolean,
): boolean => hasPicture && provider_model === undefined

/** A painter as it is offered where a session stands: for nothing where it only shows what is had. */
export const painterHere = <One extends Painter>(painter: One, hasPicture: boolean): One =>
  isPictureHad(painter, hasPicture) ? { ...painter, credit_cost: 0 } : painter

export interface PricedAction {
  type: PlayerAction
  /** XP that the session holds. */
  xp: number
  costs: XpCosts
  /** Credit cost of the model that answers. */
  modelCredits: number
  /** Show gives a picture that is had already. */
  isPictureHad?: boolean
}

/**
 * What an action takes: the one rule, by which the server charges and the client shows. A picture
 * that the story has, or that was paid for in this scene, costs nothing at all. Going on never costs more XP than is left: with free storytellers this is why no path strands a player for
 * want of XP.
 */
export function priceAction({ type, xp, costs, modelCredits, ...had }: PricedAction): Price {
  if (type === 'undo' || (type === 'show' && had.isPictureHad)) return { xp: 0, credits: 0 }
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
  /** Show gives a picture that is had already. */
  isPictureHad?: boolean
}

export function pricesOf({ textCredits, imageCredits, ...play }: PricedPlay): Prices {
  const priceOf = (type: PlayerAction) => {
    const modelCredits = ANSWERED_BY[type] === 'image' ? imageCredits : textCredits
    return [type, priceAction({ ...play, type, modelCredits })]
  }
  return Object.fromEntries(PLAYER_ACTIONS.map(priceOf)) as Prices
}
