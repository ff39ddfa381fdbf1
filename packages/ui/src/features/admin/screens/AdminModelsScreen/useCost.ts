import type { ModelUse } from '@kathasagar/api/contract'

import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useMeasures } from '../../../../design-system/format/useMeasures.ts'
import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'

type Cost = Pick<ModelUse, 'cost_micros' | 'unpriced_calls'>

/** Formats the cost of model calls, and counts the calls without a price. */
export function useCost(): (uses: readonly Cost[]) => string {
  const messages = useAdminMessages().models
  const { counted } = useFormat()
  const { sum } = useMeasures()

  return (uses) => {
    const known = uses.flatMap(({ cost_micros }) => cost_micros ?? [])
    const unpriced = uses.reduce((all, { unpriced_calls }) => all + unpriced_calls, 0)
    const cost = sum(known.reduce((all, micros) => all + micros, 0))
    if (unpriced === 0) return cost
    return known.length === 0
      ? messages.noPriceSet
      : counted(messages.costAndUnpriced, unpriced, { cost })
  }
}
