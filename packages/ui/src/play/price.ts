import type { Price } from '@kathasagar/api/contract'

import type { Messages } from '../messages/en.ts'
import { fill } from '../messages/fill.ts'

type PriceWords = Pick<Messages['play'], 'free' | 'xpAmount' | 'creditAmount' | 'creditsAmount'>

/** One credit or many, in words. */
export function creditsText(credits: number, words: PriceWords): string {
  return fill(credits === 1 ? words.creditAmount : words.creditsAmount, { count: credits })
}

/** A price without what takes nothing: "2 XP · 1 credit", "1 credit", or "Free". */
export function priceText({ xp, credits }: Price, words: PriceWords): string {
  const parts = [
    ...(xp > 0 ? [fill(words.xpAmount, { count: xp })] : []),
    ...(credits > 0 ? [creditsText(credits, words)] : []),
  ]
  return parts.join(' · ') || words.free
}

/** Whether XP and purse allow the price. */
export function canPay(price: Price, purse: Price): boolean {
  return price.xp <= purse.xp && price.credits <= purse.credits
}
