import { useId } from 'react'

import { useFormat } from '../../../../design-system/format/useFormat.ts'
import type { DayChartWords } from '../../../../messages/en.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { Disclosure } from '../../../../design-system/primitives/Disclosure/Disclosure.tsx'
import { ScrollRegion } from '../../../../design-system/primitives/ScrollRegion/ScrollRegion.tsx'
import { Table } from '../../../../design-system/primitives/Table/Table.tsx'
import { VisuallyHidden } from '../../../../design-system/primitives/VisuallyHidden/VisuallyHidden.tsx'
import type { Format } from '../../../../design-system/format/createFormat.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, radius, font, media, lineWidth, icon, optical, pane, control } = theme

const figures = 'tabular-nums lining-nums'

const styles = {
  chart: {
    display: 'grid',
    alignContent: 'start',
    gap: space.s,
    minInlineSize: 0,
    padding: space.l,
    border: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    borderRadius: radius.m,
    background: color.surface,
  },
  title: { font: `600 ${size.choice}/1.4 ${font.interface}` },
  hint: { color: color.textMuted, fontSize: size.label },
  legend: { display: 'flex', flexWrap: 'wrap' as const, gap: `${space.xs} ${space.l}` },
  key: { display: 'flex', alignItems: 'center', gap: space.xsPlus, fontSize: size.label },
  sum: { fontVariantNumeric: figures },
  swatch: { inlineSize: icon.xs, blockSize: icon.xs, borderRadius: radius.xs },
  first: { background: color.data1, [media.forcedColors]: { background: 'CanvasText' } },
  second: { background: color.data2, [media.forcedColors]: { background: 'Highlight' } },
  plot: { fontVariantNumeric: figures },
  top: { color: color.textMuted, fontSize: size.caption },
  bars: {
    display: 'flex',
    alignItems: 'end',
    gap: optical,
    blockSize: pane.m,
    borderBlockStart: `${lineWidth.hairline} dashed ${color.line}`,
    borderBlockEnd: `${lineWidth.hairline} solid ${color.lineControl}`,
  },
  column: { display: 'flex', alignItems: 'end', flex: 1, minInlineSize: 0, blockSize: '100%' },
  bar: { flex: 1, minInlineSize: 0, borderRadius: `${radius.xs} ${radius.xs} 0 0` },
  axis: {
    display: 'flex',
    justifyContent: 'space-between',
    color: color.textMuted,
    fontSize: size.caption,
  },
  details: {
    fontSize: size.label,
    '& > summary': {
      inlineSize: 'fit-content',
      minBlockSize: control.s,
      paddingBlock: space.xsPlus,
      borderRadius: radius.s,
      color: color.link,
    },
  },
  region: { maxBlockSize: `calc(2 * ${pane.m})` },
  table: {
    fontVariantNumeric: figures,
    '& :is(th, td)': {
      padding: `${space.xs} ${space.s}`,
      borderBlockEnd: `${lineWidth.hairline} solid ${color.lineSubtle}`,
      fontWeight: 400,
      textAlign: 'end' as const,
    },
    '& tr > th:first-of-type': { textAlign: 'start' as const },
  },
}

const COLOURS = [styles.first, styles.second]

export interface DayBarsProps {
  title: string
  /** Heading level of the chart title. Default: `h2`. */
  heading?: 'h2' | 'h4'
  hint?: string
  /** Days in the format `2025-04-02`, oldest first. */
  days: readonly string[]
  /** One or two series. Each has one number per day. */
  series: readonly DaySeries[]
  words: DayChartWords
}

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
  const tableName = fill(words.tableOf, { title })
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
      <ul css={styles.legend}>
        {series.map(({ name, counts }, place) => (
          <li css={styles.key} key={name}>
            <i css={[styles.swatch, COLOURS[place]]} />
            {name} <b css={styles.sum}>{count(sumLines(counts))}</b>
          </li>
        ))}
      </ul>
      <div aria-label={summary} css={styles.plot} role="img">
        <span css={styles.top}>{count(top)}</span>
        <div css={styles.bars}>
          {days.map((day, at) => (
            <div css={styles.column} key={day}>
              {series.map(({ name, counts }, place) => (
                <i
                  css={[styles.bar, COLOURS[place]]}
                  key={name}
                  style={{ blockSize: `${((counts[at] ?? 0) / top) * 100}%` }}
                />
              ))}
            </div>
          ))}
        </div>
        <div css={styles.axis}>
          <span>{date(days[0] ?? '')}</span>
          <span>{date(days.at(-1) ?? '')}</span>
        </div>
      </div>
      <Disclosure
        css={styles.details}
        label={
          <>
            {words.asTable}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </>
        }
      >
        <ScrollRegion css={styles.region} label={tableName}>
          <Table
            columns={[
              { id: 'day', header: words.day, isRowHeader: true, cell: ({ day }) => date(day) },
              ...series.map(({ name, counts }) => ({
                id: name,
                header: name,
                cell: ({ at }: { at: number }) => count(counts[at] ?? 0),
              })),
            ]}
            css={styles.table}
            items={days.map((day, at) => ({ day, at })).toReversed()}
            label={tableName}
            look="plain"
            rowKey={({ day }) => day}
          />
        </ScrollRegion>
      </Disclosure>
    </section>
  )
}

interface DaySeries {
  name: string
  counts: readonly number[]
}

const sumLines = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0)

const topOf = (series: readonly DaySeries[]) =>
  Math.max(1, ...series.flatMap(({ counts }) => counts))

function summaryOf(
  series: readonly DaySeries[],
  days: readonly string[],
  { count, date }: Pick<Format, 'count' | 'date'>,
  messages: Pick<DayChartWords, 'sum' | 'sumNone'>,
): string {
  const sentences = series.map(({ name, counts }) => {
    const total = sumLines(counts)
    if (total === 0) return fill(messages.sumNone, { name })
    const most = Math.max(...counts)
    const day = date(days[counts.indexOf(most)] ?? '')
    return fill(messages.sum, { name, total: count(total), most: count(most), day })
  })
  return sentences.join(' ')
}
