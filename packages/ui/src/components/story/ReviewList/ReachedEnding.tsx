import { useCommentsMessages } from '../../../messages/useCommentsMessages.ts'
import { Veil } from '../../play/FoundEndings/Veil.tsx'
import { CoverImage } from '../../primitives/CoverImage/CoverImage.tsx'
import { reviewListStyles as styles } from './ReviewList.styles.ts'

export interface ReachedEndingProps {
  /** Title of the ending that a reader came to; null where it is veiled. */
  title: string | null
  /** Address of the story's cover; null for none. */
  coverUrl: string | null
}

/** The ending that a review was written after, by name only to whoever has found it too. */
export function ReachedEnding({ title, coverUrl }: ReachedEndingProps) {
  const { reviews } = useCommentsMessages().comments

  return (
    <div css={styles.reached}>
      {title === null ? (
        <Veil css={styles.arch} />
      ) : (
        <CoverImage alt="" css={styles.arch} isTorana ratio="auto" src={coverUrl} />
      )}
      {title === null ? (
        <p css={styles.reachedWords}>{reviews.veiled}</p>
      ) : (
        <p css={styles.reachedWords}>
          {reviews.reached} <b css={styles.ending}>{title}</b>
        </p>
      )}
    </div>
  )
}
