import { Label, Radio, RadioGroup } from 'react-aria-components'

import { useFormat } from '../../../format/useFormat.ts'
import { fill } from '../../../messages/fill.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { starRatingStyles } from './StarRating.styles.ts'

const STARS = [1, 2, 3, 4, 5] as const

export interface StarRatingProps {
  /** Stars given so far, 1 to 5; null for none. */
  rating: number | null
  /** Called with 1 to 5. */
  onRate: (rating: number) => void
}

/** One to five stars for a story that has been played to an ending. */
export function StarRating({ rating, onRate }: StarRatingProps) {
  const styles = starRatingStyles(useTheme())
  const { play } = useMessages()
  const { isOne } = useFormat()

  return (
    <RadioGroup
      css={styles.group}
      onChange={(value) => onRate(Number(value))}
      orientation="horizontal"
      value={rating === null ? null : String(rating)}
    >
      <Label css={styles.question}>{play.rate}</Label>
      <div css={styles.stars}>
        {STARS.map((star) => {
          const isLit = rating !== null && star <= rating
          return (
            <Radio key={star} css={[styles.star, isLit && styles.lit]} value={String(star)}>
              <Icon name={isLit ? 'starFilled' : 'star'} size={32} />
              <VisuallyHidden>
                {fill(isOne(star) ? play.oneStar : play.stars, { count: star })}
              </VisuallyHidden>
            </Radio>
          )
        })}
      </div>
    </RadioGroup>
  )
}
