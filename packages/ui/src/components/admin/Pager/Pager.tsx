import { fill } from '../../../format/fill.ts'
import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import { useFormat } from '../../../format/useFormat.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { FilterSelect } from '../../story/FilterSelect/FilterSelect.tsx'
import { pagerStyles } from './Pager.styles.ts'

export interface PagerProps {
  /** Names the list for assistive technology, such as `Pages of users`. */
  label: string
  /** The page that shows, from 1. */
  page: number
  /** How many there are; with one or none there is nothing to turn. */
  pages: number
  /** Rows that a page holds. */
  perPage: number
  /** How many rows a page may be made to hold. */
  perPageItems: readonly number[]
  /** Another page is asked for, from 1. */
  onPageChange: (page: number) => void
  /** Pages are to hold so many rows. */
  onPerPageChange: (perPage: number) => void
}

/** Turns the pages of a long list, one at a time. */
export function Pager({ label, page, pages, perPage, perPageItems, ...on }: PagerProps) {
  const messages = useAdminMessages().pager
  const { count } = useFormat()
  const styles = pagerStyles(useTheme())
  const place = fill(messages.place, { page: count(page), pages: count(Math.max(pages, 1)) })

  return (
    <nav aria-label={label} css={styles.pager}>
      <div css={styles.size}>
        <FilterSelect
          label={messages.perPage}
          onChange={(value) => on.onPerPageChange(Number(value))}
          items={perPageItems.map((rows) => ({ value: String(rows), label: count(rows) }))}
          value={String(perPage)}
        />
      </div>
      {pages > 1 && (
        <div css={styles.turn}>
          <Button
            icon="chevronLeft"
            isDisabled={page <= 1}
            onPress={() => on.onPageChange(page - 1)}
            size="small"
          >
            {messages.previous}
          </Button>
          <span css={styles.place}>{place}</span>
          <Button
            icon="chevronRight"
            isDisabled={page >= pages}
            onPress={() => on.onPageChange(page + 1)}
            size="small"
          >
            {messages.next}
          </Button>
        </div>
      )}
    </nav>
  )
}
