import type { StoryInsight } from '@kathasagar/api/contract'

import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { ErrorState } from '../../../../design-system/primitives/ErrorState/ErrorState.tsx'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { Spinner } from '../../../../design-system/primitives/Spinner/Spinner.tsx'
import { DayBars } from '../DayBars/DayBars.tsx'
import { storyInsightPanelStyles as styles } from './StoryInsightPanel.styles.ts'

export interface StoryInsightPanelProps {
  insight: StoryInsight | null
  error?: string | undefined
  onRetry?: (() => void) | undefined
  /** Address of the free text that players typed. If absent, there is no link. */
  freeInputsHref?: string | undefined
}

/** Shows how a story is used: totals, a chart of days, endings, and where players leave. */
export function StoryInsightPanel({
  insight,
  error,
  onRetry,
  freeInputsHref,
}: StoryInsightPanelProps) {
  const messages = useAuthoringMessages().authoring.insight

  if (error !== undefined) {
    return <ErrorState message={error} onRetry={onRetry} title={messages.failed} />
  }
  return insight ? (
    <Counted freeInputsHref={freeInputsHref} insight={insight} />
  ) : (
    <Spinner label={messages.loading} />
  )
}

interface CountedProps extends Pick<StoryInsightPanelProps, 'freeInputsHref'> {
  insight: StoryInsight
}

function Counted({ insight, freeInputsHref }: CountedProps) {
  const messages = useAuthoringMessages().authoring.insight
  const { count } = useFormat()
  const { plays, finishes, days, endings, left_at, players_min } = insight
  const playersOf = (players: number | null) =>
    players === null
      ? fill(messages.few, { count: players_min })
      : fill(messages.players, { count: count(players) })
  const lineOf = ({ node, title, players }: StoryInsight['endings'][number]) => ({
    key: node,
    words: title,
    count: playersOf(players),
  })

  return (
    <div css={styles.place}>
      <dl css={styles.figures}>
        <Figure name={messages.plays} value={plays} />
        <Figure name={messages.finishes} value={finishes} />
      </dl>
      <div css={styles.chart}>
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
      <Lines lines={endings.map(lineOf)} title={messages.endings} />
      <Lines lines={left_at.map(lineOf)} title={messages.leftAt} />
      {freeInputsHref !== undefined && (
        <p>
          <Link href={freeInputsHref}>{messages.tries}</Link>
        </p>
      )}
      <p css={styles.privacy}>{fill(messages.privacy, { count: players_min })}</p>
    </div>
  )
}

function Figure({ name, value }: { name: string; value: number }) {
  const { count } = useFormat()

  return (
    <div>
      <dt css={styles.name}>{name}</dt>
      <dd css={styles.figure}>{count(value)}</dd>
    </div>
  )
}

interface LinesProps {
  title: string
  lines: readonly { key: string; words: string; count: string }[]
}

function Lines({ title, lines }: LinesProps) {
  const { none } = useAuthoringMessages().authoring.insight

  return (
    <div>
      <h4 css={styles.title}>{title}</h4>
      {lines.length === 0 && <p css={styles.scene}>{none}</p>}
      <ul>
        {lines.map(({ key, words, count }) => (
          <li key={key} css={styles.line}>
            <span dir="auto">{words}</span>
            <span css={styles.count}>{count}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
