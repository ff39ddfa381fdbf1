import {
  ANSWERED_BY,
  PLAYER_ACTIONS,
  type ModelKind,
  type PlayerAction,
} from '../vocabulary/vocabulary.ts'

export type XpCosts = Readonly<Record<PlayerAction, number>>

export interface Price {
  xp: number
  credits: number
}

export interface PricedModel {
  kind: ModelKind
  listed: number
  /** False for the built-in storytellers and painters. */
  isConnected: boolean
}

/** Returns the credits per response. Built-in storytellers are free. */
export const priceModel = ({ kind, listed, isConnected }: PricedModel): number =>
  kind === 'text' && !isConnected ? 0 : listed

interface Painter {
  credit_cost: number
  /** Absent for the built-in painter. */
  provider_model?: string | undefined
}

/** Returns true if Show displays the existing picture. Connected models always draw a new one. */
export const hasStoredPicture = (
  { provider_model }: Pick<Painter, 'provider_model'>,
  hasPicture: boolean,
): boolean => hasPicture && provider_model === undefined

/** Returns the painter priced for this scene. An existing picture is free. */
export const pricedPainter = <One extends Painter>(painter: One, hasPicture: boolean): One =>
  hasStoredPicture(painter, hasPicture) ? { ...painter, credit_cost: 0 } : painter

export interface PricedAction {
  type: PlayerAction
  xp: number
  costs: XpCosts
  modelCredits: number
  isPictureHad?: boolean
}

/** Returns the price of an action. Continue never costs more XP than the player has. */
export function priceAction({ type, xp, costs, modelCredits, ...had }: PricedAction): Price {
  if (type === 'undo' || (type === 'show' && had.isPictureHad)) return { xp: 0, credits: 0 }
  const required = costs[type]
  return { xp: type === 'continue' ? Math.min(required, xp) : required, credits: modelCredits }
}

export type Prices = Readonly<Record<PlayerAction, Price>>

export interface PricedPlay {
  xp: number
  costs: XpCosts
  textCredits: number
  imageCredits: number
  isPictureHad?: boolean
}

export function pricesOf({ textCredits, imageCredits, ...play }: PricedPlay): Prices {
  const priceOf = (type: PlayerAction) => {
    const modelCredits = ANSWERED_BY[type] === 'image' ? imageCredits : textCredits
    return [type, priceAction({ ...play, type, modelCredits })]
  }
  return Object.fromEntries(PLAYER_ACTIONS.map(priceOf)) as Prices
}
