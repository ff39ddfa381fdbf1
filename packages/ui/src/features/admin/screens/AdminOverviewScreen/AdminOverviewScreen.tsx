import type { Overview, OverviewDay } from '@kathasagar/api/contract'
import { useId } from 'react'

import { StatusBars } from '../../components/StatusBars/StatusBars.tsx'
import { DayBars } from '../../../authoring/components/DayBars/DayBars.tsx'
import { ErrorState } from '../../../../design-system/primitives/ErrorState/ErrorState.tsx'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { Skeleton } from '../../../../design-system/primitives/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../../../design-system/primitives/VisuallyHidden/VisuallyHidden.tsx'
import { Select } from '../../../../design-system/primitives/Select/Select.tsx'
import { PageHeader } from '../../../../design-system/primitives/PageHeader/PageHeader.tsx'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import { adminOverviewScreenStyles as styles } from './AdminOverviewScreen.styles.ts'

export type OverviewRange = 7 | 30 | 90

export interface AdminOverviewScreenProps {
  /** Null until it has loaded. */
  overview: Overview | null
  error?: string | undefined
  onRetry: () => void
  range: OverviewRange
  onRangeChange: (range: OverviewRange) => void
  reviewHref: string
}

const RANGES: readonly OverviewRange[] = [7, 30, 90]

export function AdminOverviewScreen(props: AdminOverviewScreenProps) {
  const { range, onRangeChange, overview, error, onRetry, reviewHref } = props
  const messages = useAdminMessages().overview

  return (
    <>
      <PageHeader
        actions={
          <div css={styles.range}>
            <Select
              variant="filter"
              items={RANGES.map((days) => ({ value: String(days), label: messages.ranges[days] }))}
              label={messages.range}
              onChange={(value) =>
                onRangeChange(RANGES.find((days) => String(days) === value) ?? range)
              }
              value={String(range)}
            />
          </div>
        }
        title={messages.title}
      />
      {error !== undefined ? (
        <ErrorState message={error} onRetry={onRetry} title={messages.failed} />
      ) : overview ? (
        <div css={styles.grid}>
          <CurrentFigures overview={overview} reviewHref={reviewHref} />
          <DayCharts days={overview.days} />
          <p css={styles.note}>{messages.utc}</p>
        </div>
      ) : (
        <div css={styles.grid} role="status">
          <VisuallyHidden>{messages.loading}</VisuallyHidden>
          {[1, 2, 3, 4].map((box) => (
            <Skeleton height="240px" key={box} shape="block" />
          ))}
        </div>
      )}
    </>
  )
}

function CurrentFigures({
  overview,
  reviewHref,
}: Pick<AdminOverviewScreenProps, 'reviewHref'> & { overview: Overview }) {
  const messages = useAdminMessages().overview
  const { count } = useFormat()
  const id = useId()

  return (
    <section aria-labelledby={id} css={styles.box}>
      <h2 css={styles.heading} id={id}>
        {messages.now}
      </h2>
      <dl css={styles.figures}>
        {(['users', 'waiting'] as const).map((name) => (
          <div key={name}>
            <dt css={styles.name}>{messages[name]}</dt>
            <dd css={styles.figure}>{count(overview[name])}</dd>
          </div>
        ))}
      </dl>
      {overview.waiting > 0 && <Link href={reviewHref}>{messages.toReview}</Link>}
      <h3 css={styles.heading}>{messages.stories}</h3>
      <StatusBars stories={overview.stories} />
    </section>
  )
}

const CHARTS = {
  played: ['plays', 'finishes'],
  failures: ['failures'],
  credits: ['credits_issued', 'credits_spent'],
} as const

function DayCharts({ days }: { days: readonly OverviewDay[] }) {
  const messages = useAdminMessages().overview

  return (['played', 'failures', 'credits'] as const).map((chart) => (
    <DayBars
      days={days.map(({ day }) => day)}
      key={chart}
      series={CHARTS[chart].map((what) => ({
        name: messages[what],
        counts: days.map((day) => day[what]),
      }))}
      title={messages.charts[chart]}
      words={messages}
      {...(chart === 'failures' && { hint: messages.charts.failuresHint })}
    />
  ))
}
