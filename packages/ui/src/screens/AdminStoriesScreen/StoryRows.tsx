import type { AdminStory } from '@kathasagar/api/contract'

import { AdminStoryTable } from '../../components/admin/AdminStoryTable/AdminStoryTable.tsx'
import type { AdminStoryTableProps } from '../../components/admin/AdminStoryTable/AdminStoryTable.tsx'
import type { AdminMove } from '../../components/admin/AdminStoryTable/storyMoves.ts'
import { Pager } from '../../components/admin/Pager/Pager.tsx'
import { EmptyState } from '../../components/primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../components/primitives/ErrorState/ErrorState.tsx'
import { useAdminMessages } from '../../messages/useAdminMessages.ts'
import type { AdminStoriesScreenProps } from './AdminStoriesScreen.tsx'

export interface RowsProps
  extends Omit<AdminStoriesScreenProps, 'onMove'>, Pick<AdminStoryTableProps, 'tableRef'> {
  /** Something is to be done with a story, once it was asked for again. */
  onAsk: (move: AdminMove, story: AdminStory) => void
}

/** The page of stories, and the way to the others. */
export function StoryRows({ filters, onFilterChange, onAsk, ...props }: RowsProps) {
  const { stories: messages } = useAdminMessages()
  const [by = '', order] = filters.sort.split('.')
  const stories = props.status === 'ready' ? props.stories : []

  return (
    <>
      <AdminStoryTable
        {...props}
        empty={<EmptyState hint={messages.emptyHint} title={messages.empty} />}
        failed={<ErrorState message={messages.failed} onRetry={props.onRetry} />}
        loading={messages.loading}
        onMove={onAsk}
        onQuickView={props.onQuickViewChange}
        onSortChange={({ id, desc }) =>
          onFilterChange({ sort: `${id}.${desc ? 'desc' : 'asc'}` as typeof filters.sort })
        }
        sort={{ id: by, desc: order === 'desc' }}
        stories={stories}
      />
      <Turn {...props} />
    </>
  )
}

function Turn(props: Omit<RowsProps, 'filters' | 'onFilterChange' | 'onAsk'>) {
  const adminMessages = useAdminMessages()
  if (props.status !== 'ready' || props.stories.length === 0) return null
  return (
    <Pager
      label={adminMessages.stories.pages}
      onPageChange={props.onPageChange}
      onPerPageChange={props.onPerPageChange}
      page={props.page}
      pages={props.pages}
      perPage={props.perPage}
      perPageItems={props.perPageItems}
    />
  )
}
