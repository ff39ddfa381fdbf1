import { useState } from 'react'
import type { AdminStory } from '@kathasagar/api/contract'

import { AdminStoryFilters } from '../../components/admin/AdminStoryFilters/AdminStoryFilters.tsx'
import type { AdminStoryFiltersProps } from '../../components/admin/AdminStoryFilters/AdminStoryFilters.tsx'
import { BulkDialog } from '../../components/admin/BulkDialog/BulkDialog.tsx'
import type { BulkDialogProps } from '../../components/admin/BulkDialog/BulkDialog.tsx'
import type { BulkChoice } from '../../components/admin/BulkDialog/bulkChoices.ts'
import { AdminStoryTable } from '../../components/admin/AdminStoryTable/AdminStoryTable.tsx'
import type { AdminStoryTableProps } from '../../components/admin/AdminStoryTable/AdminStoryTable.tsx'
import type { AdminMove } from '../../components/admin/AdminStoryTable/storyMoves.ts'
import { EmptyState } from '../../components/primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../components/primitives/ErrorState/ErrorState.tsx'
import { Pager } from '../../components/admin/Pager/Pager.tsx'
import type { PagerProps } from '../../components/admin/Pager/Pager.tsx'
import { useAdminMessages } from '../../messages/useAdminMessages.ts'
import { useCounted } from '../../messages/useCounted.ts'
import { AdminMoveDialog } from './AdminMoveDialog.tsx'
import { BulkBar } from './BulkBar.tsx'
import type { BulkBarProps } from './BulkBar.tsx'
import { StoriesHead, StoriesNews } from './StoriesHead.tsx'

export interface AdminStoriesScreenProps
  extends
    Omit<AdminStoryTableProps, 'onMove' | 'onSortChange' | 'sort' | 'loading' | 'failed' | 'empty'>,
    Omit<AdminStoryFiltersProps, 'values' | 'found' | 'onChange'>,
    Omit<PagerProps, 'label'>,
    Pick<BulkBarProps, 'isAll' | 'onAllChange'> {
  /** The list is on its way, could not be had, or is there. */
  status: 'loading' | 'failed' | 'ready'
  /** Asks for it again. */
  onRetry: () => void
  /** How many stories pass the filters. */
  total: number
  /** Where a new story begins. */
  addHref: string
  /** What the list is narrowed and sorted by. */
  filters: AdminStoryFiltersProps['values']
  /** Some of it was chosen anew. */
  onFilterChange: AdminStoryFiltersProps['onChange']
  /** What is done to all chosen stories: telling what would become of them, and doing it. */
  bulk: Pick<BulkDialogProps, 'progress' | 'onPreview' | 'onSubmit'>
  /** Puts back what was done to many stories last; without it that cannot be undone. */
  onUndo?: (() => void) | undefined
  /** What was done is being put back. */
  isUndoing?: boolean
  /** All stories that pass are to be saved as a table. */
  onExport: () => void
  /** The table is on its way. */
  isExporting?: boolean
  /** What was done last, as a sentence. */
  done?: string | undefined
  /** Why the last thing could not be done, as a sentence. */
  refusal?: string | undefined
  /**
   * Does what was asked for, for a reason where a story is taken down. Gives why it was refused,
   * as a sentence.
   */
  onMove: (move: AdminMove, story: AdminStory, reason?: string) => Promise<string | null>
}

/** All stories, of every author and status. */
export function AdminStoriesScreen(props: AdminStoriesScreenProps) {
  const adminMessages = useAdminMessages()
  const { status, filters, onFilterChange, onMove } = props
  const counted = useCounted()
  const found = status === 'ready' ? counted(adminMessages.stories.total, props.total) : ''
  const [asked, setAsked] = useState<{ move: AdminMove; story: AdminStory } | null>(null)
  const [choice, setChoice] = useState<BulkChoice | null>(null)

  return (
    <>
      <StoriesHead {...props} found={found} />
      <AdminStoryFilters
        authorName={props.authorName}
        categories={props.categories}
        found={found}
        onChange={onFilterChange}
        tags={props.tags}
        values={filters}
      />
      <StoriesNews {...props} />
      <BulkBar {...props} onChoice={setChoice} onClear={() => props.onSelectedChange([])} />
      <Rows {...props} onAsk={(move, story) => setAsked({ move, story })} />
      {asked && <AdminMoveDialog {...asked} onClose={() => setAsked(null)} onMove={onMove} />}
      {choice && <AskBulk {...props} choice={choice} onClose={() => setChoice(null)} />}
    </>
  )
}

/** Asks before something is done to all that is chosen. */
function AskBulk(props: AdminStoriesScreenProps & Pick<BulkDialogProps, 'choice' | 'onClose'>) {
  const { bulk, categories, tags, choice, isAll, selected, total, onClose } = props

  return (
    <BulkDialog
      {...bulk}
      {...{ categories, tags, choice, onClose }}
      onSubmit={async (given) => {
        const refused = await bulk.onSubmit(given)
        if (refused === null) onClose()
        return refused
      }}
      total={isAll ? total : selected.length}
    />
  )
}

interface RowsProps extends AdminStoriesScreenProps {
  /** Something is to be done with a story, once it was asked for again. */
  onAsk: (move: AdminMove, story: AdminStory) => void
}

function Rows({ filters, onFilterChange, onAsk, ...props }: RowsProps) {
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
