import type { ModelUse } from '@kathasagar/api/contract'

import { useAttempt } from '../../../../design-system/hooks/useAttempt.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { adminModelsScreenStyles as styles } from './AdminModelsScreen.styles.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useMeasures } from '../../../../design-system/format/useMeasures.ts'
import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'

interface RowTestProps {
  label: string
  name: string
  busyLabel: string
  onTest: () => Promise<string>
}

export function RowTest({ label, name, busyLabel, onTest }: RowTestProps) {
  const { isBusy, refusal, attempt } = useAttempt<string>()

  return (
    <div css={styles.test}>
      <Button
        aria-label={name}
        busyLabel={busyLabel}
        isBusy={isBusy}
        onPress={() => void attempt(onTest)}
        size="small"
      >
        {label}
      </Button>
      <div css={styles.result} role="status">
        {refusal}
      </div>
    </div>
  )
}

type Cost = Pick<ModelUse, 'cost_micros' | 'unpriced_calls'>

/** Returns a function that formats the cost of calls and the number of calls without a price. */
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
