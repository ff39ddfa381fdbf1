import type { StoryInsight } from '@kathasagar/api/contract'

import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { ErrorState } from '../../../../design-system/primitives/ErrorState/ErrorState.tsx'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { Spinner } from '../../../../design-system/primitives/Spinner/Spinner.tsx'
import { DayBars } from '../DayBars/DayBars.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, radius, media, lineWidth } = theme

const styles = {
  place: {
    display: 'grid',
    gap: space.l,
    padding: space.l,
    borderRadius: radius.m,
    background: color.sunken,
    [media.from.l]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& > *': { minInlineSize: 0 },
  },
  figures: { display: 'flex', gap: space.xxl },
  name: { color: color.textMuted, fontSize: size.label },
  figure: { fontSize: size.heading, fontVariantNumeric: 'tabular-nums lining-nums' },
  wide: { gridColumn: '1 / -1' },
  title: { marginBlockEnd: space.xs, fontSize: size.choice },
  line: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    justifyContent: 'space-between',
    columnGap: space.m,
    paddingBlock: `${space.xsPlus} ${space.xs}`,
    borderBlockEnd: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    fontSize: size.note,
    overflowWrap: 'anywhere' as const,
  },
  count: { color: color.textSecondary, fontVariantNumeric: 'tabular-nums lining-nums' },
}

export interface StoryInsightPanelProps {
  insight: StoryInsight | null
  error?: string | undefined
  onRetry?: (() => void) | undefined
  /** URL of the page that lists players' free text. If absent, no link is shown. */
  freeInputsHref?: string | undefined
}

export function StoryInsightPanel(props: StoryInsightPanelProps) {
  const { insight, error, onRetry, freeInputsHref } = props
  const messages = useAuthoringMessages().authoring.insight
  const { count } = useFormat()

  if (error !== undefined) {
    return <ErrorState message={error} onRetry={onRetry} title={messages.failed} />
  }
  if (!insight) return <Spinner label={messages.loading} />
  const { days, endings, drop_offs, players_min } = insight
  const playersOf = (players: number | null) =>
    players === null
      ? fill(messages.few, { count: players_min })
      : fill(messages.players, { count: count(players) })
  const lists = [
    { title: messages.endings, lines: endings },
    { title: messages.leftAt, lines: drop_offs },
  ]

  return (
    <div css={styles.place}>
      <dl css={styles.figures}>
        {(['plays', 'finishes'] as const).map((name) => (
          <div key={name}>
            <dt css={styles.name}>{messages[name]}</dt>
            <dd css={styles.figure}>{count(insight[name])}</dd>
          </div>
        ))}
      </dl>
      <div css={styles.wide}>
        <DayBars
          heading="h4"
          days={days.map(({ day }) => day)}
          series={[
            { name: messages.plays, counts: days.map((day) => day.plays) },
            { name: messages.finishes, counts: days.map((day) => day.finishes) },
          ]}
          title={messages.chartTitle}
          words={messages.chart}
        />
      </div>
      {lists.map(({ title, lines }) => (
        <div key={title}>
          <h4 css={styles.title}>{title}</h4>
          {lines.length === 0 && <p css={styles.name}>{messages.none}</p>}
          <ul>
            {lines.map((line) => (
              <li key={line.node} css={styles.line}>
                <span dir="auto">{line.title}</span>
                <span css={styles.count}>{playersOf(line.players)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {freeInputsHref !== undefined && (
        <p>
          <Link href={freeInputsHref}>{messages.tries}</Link>
        </p>
      )}
      <p css={[styles.wide, styles.name]}>{fill(messages.privacy, { count: players_min })}</p>
    </div>
  )
}
