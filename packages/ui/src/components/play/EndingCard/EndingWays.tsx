import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { useFormat } from '../../../format/useFormat.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { StarRating } from '../StarRating/StarRating.tsx'
import type { EndingCardProps } from './EndingCard.tsx'
import { endingCardStyles } from './EndingCard.styles.ts'

/** Where a player can go from an ending; the way back to a fork is the first where there is one. */
export function EndingWays({
  recap,
  onRatingChange,
  rating = null,
  isBeginning = false,
  ...on
}: EndingCardProps) {
  const styles = endingCardStyles(useTheme())
  const { play, reading } = usePlayMessages()
  // Until it is known whether there is a fork, no way stands out: the next moment another would.
  const isFirst = recap !== undefined && !recap?.fork

  return (
    <div css={styles.ways}>
      {recap?.fork && (
        <Button css={styles.fork} icon="fork" onPress={on.onBackToFork} variant="primary">
          {play.ending.backToFork}
        </Button>
      )}
      <Button
        isBusy={isBeginning}
        onPress={on.onBeginAgain}
        variant={isFirst ? 'primary' : 'secondary'}
      >
        {play.beginAgain}
      </Button>
      <Button onPress={on.onReadAgain}>{play.readAgain}</Button>
      <Button css={styles.keep} onPress={on.onSaveTranscript} variant="quiet">
        {reading.saveTranscript}
      </Button>
      <Further recap={recap} codexHref={on.codexHref} commentsHref={on.commentsHref} />
      {onRatingChange && (
        <div css={styles.rating}>
          <StarRating onChange={onRatingChange} value={rating} />
        </div>
      )}
    </div>
  )
}

/** Pages of the story that tell more of it. */
function Further({
  recap,
  codexHref,
  commentsHref,
}: Pick<EndingCardProps, 'recap' | 'codexHref' | 'commentsHref'>) {
  const styles = endingCardStyles(useTheme())
  const { story } = usePlayMessages()
  const { counted } = useFormat()
  const pages = recap?.codex_pages ?? 0

  return (
    <>
      {codexHref !== undefined && pages > 0 && (
        <Link css={styles.keep} href={codexHref} isQuiet>
          {counted(story.toCodex, pages)}
        </Link>
      )}
      {commentsHref !== undefined && (
        <Link css={styles.keep} href={commentsHref} isQuiet>
          {story.toComments}
        </Link>
      )}
    </>
  )
}
