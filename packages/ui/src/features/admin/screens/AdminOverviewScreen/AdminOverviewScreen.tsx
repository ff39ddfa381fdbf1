import type { Overview, OverviewDay } from '@kathasagar/api/contract'
import { STORY_STATUSES } from '@kathasagar/story/vocabulary'
import { useId } from 'react'

import { DayBars } from '../../../authoring/components/DayBars/DayBars.tsx'
import { ErrorState } from '../../../../design-system/primitives/ErrorState/ErrorState.tsx'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { Skeleton } from '../../../../design-system/primitives/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../../../design-system/primitives/VisuallyHidden/VisuallyHidden.tsx'
import { Select } from '../../../../design-system/primitives/Select/Select.tsx'
import { PageHeader } from '../../../../design-system/primitives/PageHeader/PageHeader.tsx'
import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, radius, font, media, tile, lineWidth } = theme

const styles = {
  range: { inlineSize: tile.l },
  grid: {
    display: 'grid',
    gap: space.l,
    '& > *': { minInlineSize: 0 },
    [media.from.l]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  box: {
    display: 'grid',
    alignContent: 'start',
    gap: space.m,
    padding: space.l,
    border: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    borderRadius: radius.m,
    background: color.surface,
  },
  wide: { gridColumn: '1 / -1' },
  heading: { font: `600 ${size.choice}/1.4 ${font.interface}` },
  figures: { display: 'flex', flexWrap: 'wrap' as const, gap: `${space.s} ${space.xxl}` },
  name: { color: color.textMuted, fontSize: size.label },
  figure: { fontSize: size.heading, fontVariantNumeric: 'tabular-nums lining-nums' },
  note: { gridColumn: '1 / -1', color: color.textMuted, fontSize: size.small },
}

export type OverviewRange = 7 | 30 | 90

export interface AdminOverviewScreenProps {
  overview: Overview | null
  error?: string | undefined
  onRetry: () => void
  range: OverviewRange
  onRangeChange: (range: OverviewRange) => void
  reviewHref: string
  failingProviders: readonly string[]
  modelsHref: string
}

const RANGES: readonly OverviewRange[] = [7, 30, 90]

export function AdminOverviewScreen(props: AdminOverviewScreenProps) {
  const { range, onRangeChange, overview, error, onRetry } = props
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
          <NeedsAction {...props} overview={overview} />
          <CurrentFigures overview={overview} />
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

/** Links to tasks that are waiting for an admin. */
function NeedsAction(props: AdminOverviewScreenProps & { overview: Overview }) {
  const { reviewHref, modelsHref, failingProviders } = props
  const { needs: messages } = useAdminMessages().overview
  const { counted } = useFormat()
  const id = useId()
  const { stories, reports } = props.overview.waiting
  const items = [
    ...(reports > 0 ? [{ href: reviewHref, label: counted(messages.reports, reports) }] : []),
    ...(stories > 0 ? [{ href: reviewHref, label: counted(messages.stories, stories) }] : []),
    ...failingProviders.map((name) => ({
      href: modelsHref,
      label: fill(messages.provider, { name }),
    })),
  ]

  return (
    <section aria-labelledby={id} css={[styles.box, styles.wide]}>
      <h2 css={styles.heading} id={id}>
        {messages.title}
      </h2>
      {items.length === 0 && <p>{messages.none}</p>}
      <ul css={styles.figures}>
        {items.map(({ href, label }) => (
          <li key={label}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function CurrentFigures({ overview }: { overview: Overview }) {
  const messages = useAdminMessages().overview
  const { count } = useFormat()
  const id = useId()

  return (
    <section aria-labelledby={id} css={[styles.box, styles.wide]}>
      <h2 css={styles.heading} id={id}>
        {messages.now}
      </h2>
      <dl css={styles.figures}>
        {[
          [messages.users, overview.users] as const,
          ...STORY_STATUSES.map((one) => [messages.statuses[one], overview.stories[one]] as const),
        ].map(([name, figure]) => (
          <div key={name}>
            <dt css={styles.name}>{name}</dt>
            <dd css={styles.figure}>{count(figure)}</dd>
          </div>
        ))}
      </dl>
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
