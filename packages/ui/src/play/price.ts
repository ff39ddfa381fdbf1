import type { Price } from '@kathasagar/api/contract'

import type { Messages } from '../messages/en.ts'
import { fill } from '../messages/fill.ts'

type PriceWords = Pick<Messages['play'], 'free' | 'xpAmount' | 'creditAmount' | 'creditsAmount'>

/** One credit or many, in words. */
export function creditsText(credits: number, words: PriceWords): string {
  return fill(credits === 1 ? words.creditAmount : words.creditsAmount, { count: credits })
}

/** A price as it stands under a verb: "2 XP · 1 credit", or "Free" when it takes nothing. */
export function priceText({ xp, credits }: Price, words: PriceWords): string {
  if (xp === 0 && credits === 0) return words.free
  return `${fill(words.xpAmount, { count: xp })} · ${creditsText(credits, words)}`
}

/** The same without what takes nothing, for narrow places: "1 credit". */
export function shortPriceText({ xp, credits }: Price, words: PriceWords): string {
  if (xp > 0 && credits > 0) return priceText({ xp, credits }, words)
  if (xp > 0) return fill(words.xpAmount, { count: xp })
  return credits > 0 ? creditsText(credits, words) : words.free
}

/** Whether XP and purse allow the price. */
export function canPay(price: Price, purse: Price): boolean {
  return price.xp <= purse.xp && price.credits <= purse.credits
}
