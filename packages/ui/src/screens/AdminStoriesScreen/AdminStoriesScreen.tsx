import { useState } from 'react'
import type { AdminStory } from '@kathasagar/api/contract'

import { AdminStoryFilters } from '../../components/admin/AdminStoryFilters/AdminStoryFilters.tsx'
import type { AdminStoryFiltersProps } from '../../components/admin/AdminStoryFilters/AdminStoryFilters.tsx'
import { AdminStoryTable } from '../../components/admin/AdminStoryTable/AdminStoryTable.tsx'
import type { AdminStoryTableProps } from '../../components/admin/AdminStoryTable/AdminStoryTable.tsx'
import type { AdminMove } from '../../components/admin/AdminStoryTable/storyMoves.ts'
import { ButtonLink } from '../../components/primitives/ButtonLink/ButtonLink.tsx'
import { DoneNotice } from '../../components/primitives/DoneNotice/DoneNotice.tsx'
import { EmptyState } from '../../components/primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../components/primitives/ErrorState/ErrorState.tsx'
import { FormError } from '../../components/account/FormError/FormError.tsx'
import { Pager } from '../../components/admin/Pager/Pager.tsx'
import type { PagerProps } from '../../components/admin/Pager/Pager.tsx'
import { useAdminMessages } from '../../messages/useAdminMessages.ts'
import { useCounted } from '../../messages/useCounted.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { AdminMoveDialog } from './AdminMoveDialog.tsx'
import { adminStoriesScreenStyles } from './AdminStoriesScreen.styles.ts'
import { BulkBar } from './BulkBar.tsx'

export interface AdminStoriesScreenProps
  extends
    Omit<AdminStoryTableProps, 'onMove' | 'onSortChange' | 'sort' | 'loading' | 'failed' | 'empty'>,
    Omit<AdminStoryFiltersProps, 'values' | 'found' | 'onChange'>,
    Omit<PagerProps, 'label'> {
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
  /** The stories that are chosen are to be featured, or left off. */
  onBulk: (isFeatured: boolean) => void
  /** What is being done with the chosen stories. */
  bulkBusy?: 'feature' | 'unfeature' | undefined
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
  const { status, filters, onFilterChange, done, refusal, onMove } = props
  const styles = adminStoriesScreenStyles(useTheme())
  const counted = useCounted()
  const found = status === 'ready' ? counted(adminMessages.stories.total, props.total) : ''
  const [asked, setAsked] = useState<{ move: AdminMove; story: AdminStory } | null>(null)

  return (
    <>
      <Head addHref={props.addHref} found={found} />
      <AdminStoryFilters
        authorName={props.authorName}
        categories={props.categories}
        found={found}
        onChange={onFilterChange}
        values={filters}
      />
      <div css={styles.news}>
        <DoneNotice message={done} />
        {refusal && <FormError>{refusal}</FormError>}
      </div>
      <BulkBar
        busy={props.bulkBusy}
        onBulk={props.onBulk}
        onClear={() => props.onSelectedChange([])}
        selected={props.selected}
      />
      <Rows {...props} onAsk={(move, story) => setAsked({ move, story })} />
      {asked && <AdminMoveDialog {...asked} onClose={() => setAsked(null)} onMove={onMove} />}
    </>
  )
}

interface HeadProps extends Pick<AdminStoriesScreenProps, 'addHref'> {
  /** How many stories pass, in words. */
  found: string
}

function Head({ addHref, found }: HeadProps) {
  const { stories: messages } = useAdminMessages()
  const styles = adminStoriesScreenStyles(useTheme())

  return (
    <div css={styles.head}>
      <div css={styles.heading}>
        <h1 tabIndex={-1}>{messages.title}</h1>
        <span css={styles.total} role="status">
          {found}
        </span>
      </div>
      <ButtonLink href={addHref} icon="plus" variant="primary">
        {messages.add}
      </ButtonLink>
    </div>
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
