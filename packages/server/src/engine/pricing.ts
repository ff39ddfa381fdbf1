import type { Price } from '@kathasagar/api/contract/pricing'

export type PriceRefusal =
  | { code: 'not_enough_xp'; current_xp: number; required_xp: number }
  | { code: 'not_enough_credits'; available_credits: number; required_credits: number }

/**
 * Takes a price from a purse before any model is asked, so a refused player costs us nothing.
 * XP is looked at first: it is the shortage the player can do something about.
 */
export function payFor(price: Price, purse: Price): Price | PriceRefusal {
  if (purse.xp < price.xp) {
    return { code: 'not_enough_xp', current_xp: purse.xp, required_xp: price.xp }
  }
  if (purse.credits < price.credits) {
    return {
      code: 'not_enough_credits',
      available_credits: purse.credits,
      required_credits: price.credits,
    }
  }
  return { xp: purse.xp - price.xp, credits: purse.credits - price.credits }
}
