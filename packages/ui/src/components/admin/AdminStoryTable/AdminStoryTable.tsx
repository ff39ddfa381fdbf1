import type { AdminStory } from '@kathasagar/api/contract'
import type { AdminStoryColumn } from '@kathasagar/api/contract/vocabulary'
import type { Ref } from 'react'

import { useServerMessages } from '../../../messages/useServerMessages.ts'
import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import { fill } from '../../../format/fill.ts'
import type { TableSort } from '../../primitives/Table/tableColumn.ts'
import { Table } from '../../primitives/Table/Table.tsx'
import type { ListState } from '../../primitives/Table/StateRow.tsx'
import type { StoryActs } from './storyActs.ts'
import { storyColumns } from './storyColumns.tsx'

export interface AdminStoryTableProps extends StoryActs, ListState {
  /** One page of stories, as the server sorted them. */
  stories: readonly AdminStory[]
  /** The table itself, for keys that go from row to row. */
  tableRef?: Ref<HTMLTableElement>
  /** Columns that show, beside titles and acts. */
  columns: readonly AdminStoryColumn[]
  /** Column that the stories are sorted by. */
  sort: TableSort
  /** Another order is wanted. */
  onSortChange: (sort: TableSort) => void
  /** Ids of the stories that are chosen, of other pages too. */
  selected: readonly string[]
  /** More, fewer or other stories were chosen. */
  onSelectedChange: (ids: string[]) => void
  /** Another page, order or filter is on its way; these rows are the last ones. */
  isBusy?: boolean
}

/** All stories of a page in rows; on a phone each row is a card. */
export function AdminStoryTable({
  stories,
  tableRef,
  sort,
  onSortChange,
  selected,
  onSelectedChange,
  isBusy = false,
  status,
  loading,
  failed,
  empty,
  ...acts
}: AdminStoryTableProps) {
  const { stories: messages } = useAdminMessages()
  const selection = {
    value: selected,
    onChange: onSelectedChange,
    allLabel: messages.selectAll,
    labelOf: ({ title }: AdminStory) => fill(messages.selectOne, { title }),
  }

  return (
    <Table
      {...{ sort, onSortChange, selection, isBusy, status, loading, failed, empty }}
      columns={storyColumns(acts, messages, useServerMessages())}
      label={messages.title}
      ref={tableRef}
      regionLabel={messages.region}
      rowKey={({ id }) => id}
      items={stories}
    />
  )
}
