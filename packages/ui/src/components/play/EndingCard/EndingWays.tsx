import { useMessages } from '../../../messages/useMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { StarRating } from '../StarRating/StarRating.tsx'
import type { EndingCardProps } from './EndingCard.tsx'
import { endingCardStyles } from './EndingCard.styles.ts'

/** Where a player can go from an ending; the way back to a fork is the first where there is one. */
export function EndingWays({ recap, onRate, rating = null, ...on }: EndingCardProps) {
  const styles = endingCardStyles(useTheme())
  const { play, reading } = useMessages()
  // Until it is known whether there is a fork, no way stands out: the next moment another would.
  const isFirst = recap !== undefined && !recap?.fork

  return (
    <div css={styles.ways}>
      {recap?.fork && (
        <Button css={styles.fork} icon="fork" onPress={on.onBackToFork} variant="gold">
          {play.ending.backToFork}
        </Button>
      )}
      <Button onPress={on.onBeginAgain} variant={isFirst ? 'gold' : 'plain'}>
        {play.beginAgain}
      </Button>
      <Button onPress={on.onReadAgain}>{play.readAgain}</Button>
      <Button css={styles.keep} onPress={on.onSaveTranscript} variant="quiet">
        {reading.saveTranscript}
      </Button>
      {onRate && (
        <div css={styles.rating}>
          <StarRating onRate={onRate} rating={rating} />
        </div>
      )}
    </div>
  )
}
