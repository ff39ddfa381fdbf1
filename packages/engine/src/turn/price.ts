import { priceAction, type Price, type XpCosts } from '@kathasagar/story/pricing'

import type { Action } from '../ruling/action.ts'

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

/** What is missing for a price, if anything: XP first, since the player can do something about that. */
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

/**
 * What a turn takes, or why its wallet does not allow it: settled before any model is asked, so that
 * a refused player costs nothing.
 */
export function priceTurn(turn: PricedTurn): Price | PriceRefusal {
  const { action, wallet, ...priced } = turn
  const price = priceAction({ ...priced, type: action.type, xp: wallet.xp })
  return shortageOf(price, wallet) ?? price
}
