import { functionalUpdate, useTable, type SortingState } from '@tanstack/react-table'
import type { AdminStory } from '@kathasagar/api/contract'

import { adminMessages } from '../../../messages/adminMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { ScrollRegion } from '../../primitives/ScrollRegion/ScrollRegion.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { adminStoryTableStyles } from './AdminStoryTable.styles.ts'
import { features, storyColumns } from './storyColumns.ts'
import { StoryRow } from './StoryRow.tsx'
import type { StoryActs } from './StoryRow.tsx'
import { TableHead } from './TableHead.tsx'
import { roles } from './tableRoles.ts'

/** What rows are sorted by, and which way. */
export interface TableSort {
  /** A column, by the name that the server sorts by. */
  id: string
  /** From the last to the first. */
  desc: boolean
}

export interface AdminStoryTableProps extends StoryActs {
  /** One page of stories, as the server sorted them. */
  stories: readonly AdminStory[]
  /** Column that the stories are sorted by. */
  sort: TableSort
  /** Another order is wanted. */
  onSort: (sort: TableSort) => void
  /** Ids of the stories that are chosen, of other pages too. */
  selected: readonly string[]
  /** More, fewer or other stories were chosen. */
  onSelect: (ids: string[]) => void
  /** Another page, order or filter is on its way; these rows are the last ones. */
  isStale?: boolean
}

const picked = (ids: readonly string[]): Record<string, true> =>
  Object.fromEntries(ids.map((id) => [id, true]))

/** The table's state is its owner's: sorting and paging are the server's, the choice outlives a page. */
function useStoryTable({ stories, sort, onSort, selected, onSelect }: AdminStoryTableProps) {
  const sorting: SortingState = [sort]
  const rowSelection = picked(selected)

  return useTable({
    features,
    columns: storyColumns,
    data: stories,
    getRowId: ({ id }) => id,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: { sorting, rowSelection },
    onSortingChange: (updater) => {
      const [next] = functionalUpdate(updater, sorting)
      if (next) onSort(next)
    },
    onRowSelectionChange: (updater) =>
      onSelect(Object.keys(functionalUpdate(updater, rowSelection))),
  })
}

/** All stories of a page in rows; on a phone each row is a card. */
export function AdminStoryTable(props: AdminStoryTableProps) {
  const { stories: messages } = adminMessages
  const styles = adminStoryTableStyles(useTheme())
  const table = useStoryTable(props)
  const { isStale = false, ...rest } = props

  return (
    <ScrollRegion css={styles.region} isBusy={isStale} label={messages.region}>
      <table {...roles.table} css={[styles.table, isStale && styles.stale]}>
        <caption css={styles.caption}>
          <VisuallyHidden>{messages.title}</VisuallyHidden>
        </caption>
        <TableHead table={table} />
        <tbody {...roles.rowgroup}>
          {table.getRowModel().rows.map((row) => (
            <StoryRow
              acts={rest}
              isSelected={row.getIsSelected()}
              key={row.id}
              onSelect={(isSelected) => row.toggleSelected(isSelected)}
              story={row.original}
            />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
