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
  /** URL of the page that lists players' free text. If absent, no link is shown. */
  freeInputsHref?: string | undefined
}

/** Shows how a story is played: totals, days, endings, and where players stop. */
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
  const { days, endings, drop_offs, players_min } = insight
  const playersOf = (players: number | null) =>
    players === null
      ? fill(messages.few, { count: players_min })
      : fill(messages.players, { count: count(players) })

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
      {[
        { title: messages.endings, lines: endings },
        { title: messages.leftAt, lines: drop_offs },
      ].map(({ title, lines }) => (
        <div key={title}>
          <h4 css={styles.title}>{title}</h4>
          {lines.length === 0 && <p css={styles.scene}>{messages.none}</p>}
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
      <p css={styles.privacy}>{fill(messages.privacy, { count: players_min })}</p>
    </div>
  )
}
