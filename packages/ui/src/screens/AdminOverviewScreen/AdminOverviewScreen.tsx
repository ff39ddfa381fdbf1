import type { Overview } from '@kathasagar/api/contract'

import { ErrorState } from '../../components/primitives/ErrorState/ErrorState.tsx'
import { FilterSelect } from '../../components/story/FilterSelect/FilterSelect.tsx'
import { Skeleton } from '../../components/primitives/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../components/primitives/VisuallyHidden/VisuallyHidden.tsx'
import { useAdminMessages } from '../../messages/useAdminMessages.ts'
import { adminOverviewScreenStyles as styles } from './AdminOverviewScreen.styles.ts'
import { DayCharts } from './DayCharts.tsx'
import { CurrentFigures } from './CurrentFigures.tsx'

/** For how many days the figures can be asked. */
export type OverviewRange = 7 | 30 | 90

export interface AdminOverviewScreenProps {
  /** The figures; null while they are counted, or when they could not be. */
  overview: Overview | null
  /** Reason why the figures could not be counted, in a sentence. */
  error?: string | undefined
  /** Asks for them again after a failure. */
  onRetry: () => void
  /** Days that show. */
  range: OverviewRange
  /** So many days are to be shown. */
  onRangeChange: (range: OverviewRange) => void
  /** Where stories and reports wait for an editor. */
  reviewHref: string
}

const RANGES: readonly OverviewRange[] = [7, 30, 90]

/** How an installation fares: what there is now, and what happened day by day. */
export function AdminOverviewScreen({
  range,
  onRangeChange,
  ...figures
}: AdminOverviewScreenProps) {
  const messages = useAdminMessages().overview
  const handleRange = (value: string) =>
    onRangeChange(RANGES.find((days) => String(days) === value) ?? range)

  return (
    <>
      <div css={styles.head}>
        <h1 css={styles.title} tabIndex={-1}>
          {messages.title}
        </h1>
        <div css={styles.range}>
          <FilterSelect
            label={messages.range}
            onChange={handleRange}
            items={RANGES.map((days) => ({ value: String(days), label: messages.ranges[days] }))}
            value={String(range)}
          />
        </div>
      </div>
      <Figures {...figures} />
    </>
  )
}

function Figures({
  overview,
  error,
  onRetry,
  reviewHref,
}: Omit<AdminOverviewScreenProps, 'range' | 'onRangeChange'>) {
  const messages = useAdminMessages().overview

  if (error !== undefined) {
    return <ErrorState message={error} onRetry={onRetry} title={messages.failed} />
  }
  if (!overview) return <Waiting />
  return (
    <div css={styles.grid}>
      <CurrentFigures overview={overview} reviewHref={reviewHref} />
      <DayCharts days={overview.days} />
      <p css={styles.note}>{messages.utc}</p>
    </div>
  )
}

const BOXES = ['now', 'played', 'failures', 'credits']

function Waiting() {
  const adminMessages = useAdminMessages()

  return (
    <div css={styles.grid} role="status">
      <VisuallyHidden>{adminMessages.overview.loading}</VisuallyHidden>
      {BOXES.map((box) => (
        <Skeleton height="240px" key={box} shape="block" />
      ))}
    </div>
  )
}
