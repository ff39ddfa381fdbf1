import type { Price } from '@kathasagar/api/contract'

import { useFormat } from '../../../design-system/format/useFormat.ts'
import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import { priceText } from './price.ts'

export function usePriceText() {
  const { play } = usePlayMessages()
  const format = useFormat()

  return (price: Price) => priceText(price, play, format)
}
