import { SAID_SORTS, type SaidSort } from '@kathasagar/api/contract/vocabulary'

import { FilterSelect } from '../../components/story/FilterSelect/FilterSelect.tsx'
import { useCommentsMessages } from '../../messages/useCommentsMessages.ts'
import { commentsScreenStyles as styles } from './CommentsScreen.styles.ts'

export interface SaidHeadingProps {
  /** For an `aria-labelledby` of the section. */
  id: string
  /** Words of the h2. */
  title: string
  /** What there is, and how much. */
  note: string
  /** Name of the choice of an order. */
  order: string
  /** What stands first. */
  sort: SaidSort
  /** Something else is to stand first. */
  onSortChange: (sort: SaidSort) => void
}

/** Begins a section of what readers say, with what stands first in it. */
export function SaidHeading({ id, title, note, order, sort, onSortChange }: SaidHeadingProps) {
  const { comments } = useCommentsMessages()

  return (
    <div css={styles.head}>
      <h2 css={styles.title} id={id}>
        {title}
      </h2>
      <span css={styles.note}>{note}</span>
      <div css={styles.sort}>
        <FilterSelect
          items={SAID_SORTS.map((value) => ({ value, label: comments.sorts[value] }))}
          label={order}
          onChange={(value) => onSortChange(SAID_SORTS.find((one) => one === value) ?? sort)}
          value={sort}
        />
      </div>
    </div>
  )
}
