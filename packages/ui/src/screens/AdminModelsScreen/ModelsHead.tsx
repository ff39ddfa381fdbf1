import type { AdminModels } from '@kathasagar/api/contract'

import { useCost } from '../../components/admin/BindingTable/useCost.ts'
import { Button } from '../../components/primitives/Button/Button.tsx'
import { fill } from '../../format/fill.ts'
import { useMeasures } from '../../format/useMeasures.ts'
import { useAdminMessages } from '../../messages/useAdminMessages.ts'
import { adminModelsScreenStyles as styles } from './AdminModelsScreen.styles.ts'

interface ModelsHeadProps {
  /** What today has cost, and what a day may; null while that is on its way. */
  setup: Pick<AdminModels, 'today' | 'daily_limit_micros'> | null
  onAdd: () => void
  onLimitsEdit: () => void
}

/** Title of the page, what today has cost, and the way to a new provider. */
export function ModelsHead({ setup, onAdd, onLimitsEdit }: ModelsHeadProps) {
  const messages = useAdminMessages().models

  return (
    <div css={styles.head}>
      <h1 css={styles.title} tabIndex={-1}>
        {messages.title}
      </h1>
      {setup && (
        <>
          <p css={styles.today}>
            <Today {...setup} />
            <Button onPress={onLimitsEdit} size="small" variant="quiet">
              {messages.limits}
            </Button>
          </p>
          <Button css={styles.add} icon="plus" onPress={onAdd} variant="primary">
            {messages.addProvider}
          </Button>
        </>
      )}
    </div>
  )
}

function Today({ today, daily_limit_micros: limit }: NonNullable<ModelsHeadProps['setup']>) {
  const messages = useAdminMessages().models
  const { sum } = useMeasures()
  const cost = useCost()(today)

  return limit === null
    ? fill(messages.today, { cost })
    : fill(messages.todayOf, { cost, limit: sum(limit) })
}
