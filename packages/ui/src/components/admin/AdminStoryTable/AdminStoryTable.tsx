import type { AdminStory } from '@kathasagar/api/contract'

import { adminMessages } from '../../../messages/adminMessages.ts'
import { fill } from '../../../messages/fill.ts'
import type { TableSort } from '../DataTable/dataColumn.ts'
import { DataTable } from '../DataTable/DataTable.tsx'
import type { ListState } from '../DataTable/StateRow.tsx'
import type { StoryActs } from './storyActs.ts'
import { storyColumns } from './storyColumns.tsx'

export interface AdminStoryTableProps extends StoryActs, ListState {
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

/** All stories of a page in rows; on a phone each row is a card. */
export function AdminStoryTable({
  stories,
  sort,
  onSort,
  selected,
  onSelect,
  isStale = false,
  status,
  loading,
  failed,
  empty,
  ...acts
}: AdminStoryTableProps) {
  const { stories: messages } = adminMessages
  const selection = {
    selected,
    onSelect,
    allLabel: messages.selectAll,
    labelOf: ({ title }: AdminStory) => fill(messages.selectOne, { title }),
  }

  return (
    <DataTable
      {...{ sort, onSort, selection, isStale, status, loading, failed, empty }}
      columns={storyColumns(acts)}
      label={messages.title}
      regionLabel={messages.region}
      rowKey={({ id }) => id}
      rows={stories}
    />
  )
}
