import type { Series } from '@kathasagar/api/contract'
import { useId } from 'react'

import { FormError } from '../../components/account/FormError/FormError.tsx'
import { Switch } from '../../components/primitives/Switch/Switch.tsx'
import { fill } from '../../format/fill.ts'
import { useFormat } from '../../format/useFormat.ts'
import { useSeriesMessages } from '../../messages/useSeriesMessages.ts'
import { seriesScreenStyles as styles } from './SeriesScreen.styles.ts'
import { waitingPart } from './waitingPart.ts'

export interface DailySwitchProps {
  /** The series with its parts, and how the reader reads it. */
  series: Series
  /** Called when a part a day is wanted, or no longer. */
  onDaily: (isDaily: boolean) => void
  /** What was wanted last could not be kept. */
  hasFailed?: boolean | undefined
}

/** Whether the reader wants a part a day, and what that means just now. */
export function DailySwitch({ series, onDaily, hasFailed = false }: DailySwitchProps) {
  const { daily } = useSeriesMessages().series
  const { count } = useFormat()
  const means = useId()
  const waiting = waitingPart(series)

  return (
    <div css={styles.daily}>
      <Switch aria-describedby={means} isSelected={series.pace !== null} onChange={onDaily}>
        {daily.label}
      </Switch>
      <p css={styles.dailyMeans} id={means}>
        {waiting ? fill(daily.opens, { number: count(waiting.number ?? 0) }) : daily.means}
      </p>
      {hasFailed && <FormError>{daily.failed}</FormError>}
    </div>
  )
}
