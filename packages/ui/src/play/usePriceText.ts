import type { Price } from '@kathasagar/api/contract'

import { useFormat } from '../format/useFormat.ts'
import { useMessages } from '../messages/useMessages.ts'
import { priceText } from './price.ts'

/** Writes prices in the provider's language. */
export function usePriceText() {
  const { play } = useMessages()
  const format = useFormat()

  return (price: Price) => priceText(price, play, format)
}
