import type { Ending } from '@kathasagar/api/contract'

import { useFormat } from '../../../format/useFormat.ts'
import { fill } from '../../../messages/fill.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { directionOf } from '../../../play/directionOf.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { CoverImage } from '../../primitives/CoverImage/CoverImage.tsx'
import { StarRating } from '../StarRating/StarRating.tsx'
import { endingCardStyles } from './EndingCard.styles.ts'
import { FinishedTasks } from './FinishedTasks.tsx'
import type { FinishedTask } from './FinishedTasks.tsx'

export interface EndingCardProps {
  /** Title of the ending, its place among the endings, turns and XP. */
  ending: Ending
  /** Last words of the story, as they were told; empty for none. */
  text: string
  /** BCP 47 tag of the story. */
  lang?: string | undefined
  /** Address of the story's cover; null for none. */
  coverUrl: string | null
  /** Scenes that were visited, and how many the story has. */
  scenes: { completed: number; total: number }
  /** Tasks that were finished on the way here. */
  finishedTasks?: readonly FinishedTask[]
  /** A new session of the same story is asked for. */
  onBeginAgain: () => void
  /** Shows the log again. */
  onReadAgain: () => void
  /** The story's own page is asked for. */
  onBackToStory: () => void
  /** Keeps the whole telling as a file. */
  onSaveTranscript: () => void
  /** Stars that the player has given, 1 to 5; null for none. */
  rating?: number | null
  /** Called with 1 to 5 stars; without it no stars are shown. */
  onRate?: ((rating: number) => void) | undefined
}

/** The ending that was reached, and the way on from it. */
export function EndingCard(props: EndingCardProps) {
  const { ending, text, lang, finishedTasks = [], rating = null, onRate } = props
  const styles = endingCardStyles(useTheme())
  const { play } = useMessages()

  return (
    <article aria-label={ending.title} css={styles.card}>
      <CoverImage alt="" css={styles.cover} ratio="auto" src={props.coverUrl} />
      <div css={styles.page}>
        <p css={styles.over}>
          {fill(play.endingOf, { number: ending.number, total: ending.total })}
        </p>
        <h1 css={styles.title} lang={lang}>
          {ending.title}
        </h1>
        <p css={styles.text} dir={directionOf(lang)} lang={lang}>
          {text}
        </p>
        <EndingCounts ending={ending} scenes={props.scenes} />
        <FinishedTasks tasks={finishedTasks} />
        {onRate && <StarRating onRate={onRate} rating={rating} />}
        <WaysOn {...props} />
      </div>
    </article>
  )
}

function WaysOn({ onBeginAgain, onReadAgain, onSaveTranscript, onBackToStory }: EndingCardProps) {
  const styles = endingCardStyles(useTheme())
  const { play, reading } = useMessages()

  return (
    <div css={styles.ways}>
      <Button onPress={onBeginAgain} variant="gold">
        {play.beginAgain}
      </Button>
      <Button onPress={onReadAgain}>{play.readAgain}</Button>
      <Button onPress={onSaveTranscript} variant="quiet">
        {reading.saveTranscript}
      </Button>
      <Button onPress={onBackToStory} variant="quiet">
        {play.backToStory}
      </Button>
    </div>
  )
}

function EndingCounts({ ending, scenes }: Pick<EndingCardProps, 'ending' | 'scenes'>) {
  const styles = endingCardStyles(useTheme())
  const { play } = useMessages()
  const format = useFormat()
  const counts = [
    [fill(play.scenesOf, { total: scenes.total }), format.count(scenes.completed)],
    [play.turns, format.count(ending.turns)],
    [play.xp, `+${format.count(ending.xp_gained)}`],
  ] as const

  return (
    <dl css={styles.counts}>
      {counts.map(([label, count]) => (
        <div key={label} css={styles.count}>
          <dt css={styles.label}>{label}</dt>
          <dd css={styles.number}>{count}</dd>
        </div>
      ))}
    </dl>
  )
}
