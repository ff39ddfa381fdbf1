import { priceAction, type Price, type XpCosts } from '@kathasagar/story/pricing'

import type { Action } from '../world/ruling.ts'

export type PriceRefusal =
  | { code: 'not_enough_xp'; current_xp: number; required_xp: number }
  | { code: 'not_enough_credits'; available_credits: number; required_credits: number }

export interface Payment {
  wallet: Price
  modelCredits: number
  isPictureHad?: boolean
}

interface PricedTurn extends Payment {
  action: Action
  costs: XpCosts
}

export const FREE: Price = { xp: 0, credits: 0 }

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
