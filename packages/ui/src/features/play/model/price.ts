import type { Price } from '@kathasagar/api/contract'

import { englishFormat, type Format } from '../../../design-system/format/createFormat.ts'
import type { PlayMessages } from '../../../messages/en.ts'
import { fill } from '../../../design-system/format/fill.ts'
import { useFormat } from '../../../design-system/format/useFormat.ts'
import { usePlayMessages } from '../../../messages/usePlayMessages.ts'

type PriceMessages = Pick<PlayMessages['play'], 'xpAmount' | 'creditsAmount'>

/** Formats a price, such as "2 XP · 1 credit" or "1 credit". Returns '' if it is free. */
export function priceText(
  { xp, credits }: Price,
  messages: PriceMessages,
  { counted }: Pick<Format, 'counted'> = englishFormat(),
): string {
  const parts = [
    ...(xp > 0 ? [fill(messages.xpAmount, { count: xp })] : []),
    ...(credits > 0 ? [counted(messages.creditsAmount, credits)] : []),
  ]
  return parts.join(' · ')
}

export function canPay(price: Price, wallet: Price): boolean {
  return price.xp <= wallet.xp && price.credits <= wallet.credits
}

export function usePriceText() {
  const { play } = usePlayMessages()
  const format = useFormat()

  return (price: Price) => priceText(price, play, format)
}
