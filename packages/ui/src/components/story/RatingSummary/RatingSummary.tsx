import type { ReaderReviews } from '@kathasagar/api/contract'

import { fill } from '../../../format/fill.ts'
import { useFormat } from '../../../format/useFormat.ts'
import { wholeShares } from '../../../format/wholeShares.ts'
import { useCommentsMessages } from '../../../messages/useCommentsMessages.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx'
import { ratingSummaryStyles as styles } from './RatingSummary.styles.ts'

export interface RatingSummaryProps {
  /** The stars of all readers. */
  ratings: ReaderReviews['ratings']
  /** All endings of the story; those that the reader has not found have no title. */
  endings: ReaderReviews['endings']
}

/** What readers have given a story, star by star, and which of its endings the reader has found. */
export function RatingSummary({ ratings, endings }: RatingSummaryProps) {
  const { reviews } = useCommentsMessages().comments
  const { counted } = useFormat()

  return (
    <div css={styles.panel}>
      {ratings.readers === 0 ? (
        <p css={styles.note}>{reviews.unrated}</p>
      ) : (
        <>
          <p css={styles.head}>
            <b css={styles.average}>{ratings.average.toFixed(1)}</b>
            <span css={styles.note}>
              {reviews.outOf}
              <br />
              {counted(reviews.from, ratings.readers)}
            </span>
          </p>
          <Shares ratings={ratings} />
        </>
      )}
      {endings.length > 0 && <Endings endings={endings} />}
    </div>
  )
}

/** How many gave five stars, four, and so on. */
function Shares({ ratings: { by_stars, readers } }: Pick<RatingSummaryProps, 'ratings'>) {
  const { reviews } = useCommentsMessages().comments
  const { counted, percent } = useFormat()
  const shares = wholeShares(by_stars.map((count) => count / readers))

  return (
    <ul css={styles.rows}>
      {shares.map((share, at) => {
        const label = counted(reviews.starRow, by_stars.length - at)
        return (
          <li css={styles.row} key={label}>
            <span>{label}</span>
            <ProgressBar label={label} value={share * 100} />
            <span css={styles.share}>{percent(share)}</span>
          </li>
        )
      })}
    </ul>
  )
}

function Endings({ endings }: Pick<RatingSummaryProps, 'endings'>) {
  const { reviews } = useCommentsMessages().comments
  const { count } = useFormat()
  const found = endings.filter(({ title }) => title !== null).length
  const counts = { found: count(found), total: count(endings.length) }

  return (
    <div css={styles.endings}>
      <h2 css={styles.title}>{reviews.endings}</h2>
      <div aria-hidden css={styles.arches}>
        {endings.map(({ number, title }) => (
          <span css={title !== null && styles.found} key={number}>
            <Icon name="torana" size={24} />
          </span>
        ))}
      </div>
      <p css={styles.note}>
        {found === endings.length ? reviews.foundAll : fill(reviews.found, counts)}
      </p>
    </div>
  )
}
