import type { StoryInsight } from '@kathasagar/api/contract'

import { useFormat } from '../../../format/useFormat.ts'
import { fill } from '../../../format/fill.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Spinner } from '../../primitives/Spinner/Spinner.tsx'
import { storyInsightPanelStyles as styles } from './StoryInsightPanel.styles.ts'

export interface StoryInsightPanelProps {
  /** What players did; null while it is being counted, or when it could not be. */
  insight: StoryInsight | null
  /** Reason why the plays could not be counted. */
  error?: string | undefined
  /** Asks again. */
  onRetry?: (() => void) | undefined
  /** Where the author sees the same day by day; without it there is no way there. */
  figuresHref?: string | undefined
  /** Where the author sees what players tried; without it there is no way there. */
  freeInputsHref?: string | undefined
}

/** What players did with a story, none of them to be known by it. */
export function StoryInsightPanel({ insight, error, onRetry, ...hrefs }: StoryInsightPanelProps) {
  const messages = useAuthoringMessages().authoring.insight

  if (error !== undefined) {
    return <ErrorState message={error} onRetry={onRetry} title={messages.failed} />
  }
  return insight ? <Counted insight={insight} {...hrefs} /> : <Spinner label={messages.loading} />
}

interface CountedProps extends Pick<StoryInsightPanelProps, 'figuresHref' | 'freeInputsHref'> {
  /** What players did. */
  insight: StoryInsight
}

function Counted({ insight, figuresHref, freeInputsHref }: CountedProps) {
  const messages = useAuthoringMessages().authoring.insight
  const { count } = useFormat()
  const { plays, finishes, endings, left_at, players_min } = insight
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
      <Lines lines={endings.map(lineOf)} title={messages.endings} />
      <Lines lines={left_at.map(lineOf)} title={messages.leftAt} />
      {figuresHref !== undefined && (
        <p>
          <Link href={figuresHref}>{messages.figures}</Link>
        </p>
      )}
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
  /** What the lines have in common. */
  title: string
  /** The most common first. */
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
