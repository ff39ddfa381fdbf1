import { useId } from 'react'

import { useFormat } from '../../../../design-system/format/useFormat.ts'
import type { DayChartWords } from '../../../../messages/en.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { dayBarsStyles as styles } from './DayBars.styles.ts'
import { DayTable } from './DayTable.tsx'
import { summaryOf, topOf, type DaySeries } from './daySeries.ts'

export interface DayBarsProps {
  title: string
  /** Element of the heading. Default: `h2`. */
  heading?: 'h2' | 'h4'
  hint?: string
  /** Days as `2025-04-02`, oldest first. */
  days: readonly string[]
  /** One or two series, each with one count a day. */
  series: readonly DaySeries[]
  words: DayChartWords
}

/** Shows daily counts as bars, and as a table behind a disclosure. */
export function DayBars({
  title,
  heading: Heading = 'h2',
  hint,
  days,
  series,
  words,
}: DayBarsProps) {
  const { count, date } = useFormat()
  const id = useId()
  const top = topOf(series)
  const summary = fill(words.chart, {
    title,
    first: date(days[0] ?? ''),
    last: date(days.at(-1) ?? ''),
    sums: summaryOf(series, days, { count, date }, words),
  })

  return (
    <section aria-labelledby={id} css={styles.chart}>
      <Heading css={styles.title} id={id}>
        {title}
      </Heading>
      {hint && <p css={styles.hint}>{hint}</p>}
      <Legend series={series} />
      <div aria-label={summary} css={styles.plot} role="img">
        <span css={styles.top}>{count(top)}</span>
        <div css={styles.bars}>
          {days.map((day, at) => (
            <ColumnOfBars at={at} key={day} series={series} top={top} />
          ))}
        </div>
        <div css={styles.axis}>
          <span>{date(days[0] ?? '')}</span>
          <span>{date(days.at(-1) ?? '')}</span>
        </div>
      </div>
      <DayTable {...{ title, days, series, words }} />
    </section>
  )
}

interface ColumnOfBarsProps extends Pick<DayBarsProps, 'series'> {
  at: number
  top: number
}

function ColumnOfBars({ series, at, top }: ColumnOfBarsProps) {
  return (
    <div css={styles.column}>
      {series.map(({ name, counts }, place) => (
        <i
          css={[styles.bar, place === 0 ? styles.first : styles.second]}
          key={name}
          style={{ blockSize: `${((counts[at] ?? 0) / top) * 100}%` }}
        />
      ))}
    </div>
  )
}

function Legend({ series }: Pick<DayBarsProps, 'series'>) {
  const { count } = useFormat()
  const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0)

  return (
    <ul css={styles.legend}>
      {series.map(({ name, counts }, place) => (
        <li css={styles.key} key={name}>
          <i css={[styles.swatch, place === 0 ? styles.first : styles.second]} />
          {name} <b css={styles.sum}>{count(sum(counts))}</b>
        </li>
      ))}
    </ul>
  )
}
