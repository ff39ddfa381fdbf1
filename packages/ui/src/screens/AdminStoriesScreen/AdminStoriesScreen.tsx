import { useState } from 'react'
import type { AdminStory, EditableStory } from '@kathasagar/api/contract'

import { AdminStoryFilters } from '../../components/admin/AdminStoryFilters/AdminStoryFilters.tsx'
import type { AdminStoryFiltersProps } from '../../components/admin/AdminStoryFilters/AdminStoryFilters.tsx'
import { BulkDialog, type BulkDialogProps } from '../../components/admin/BulkDialog/BulkDialog.tsx'
import type { ColumnMenuProps } from '../../components/admin/ColumnMenu/ColumnMenu.tsx'
import { StoryKeysSheet } from '../../components/admin/StoryKeysSheet/StoryKeysSheet.tsx'
import type { StoryKeysSheetProps } from '../../components/admin/StoryKeysSheet/StoryKeysSheet.tsx'
import type { BulkChoice } from '../../components/admin/BulkDialog/bulkChoices.ts'
import type { AdminStoryTableProps } from '../../components/admin/AdminStoryTable/AdminStoryTable.tsx'
import type { AdminMove } from '../../components/admin/AdminStoryTable/storyMoves.ts'
import type { PagerProps } from '../../components/admin/Pager/Pager.tsx'
import { useAdminMessages } from '../../messages/useAdminMessages.ts'
import { useFormat } from '../../format/useFormat.ts'
import { AdminMoveDialog } from './AdminMoveDialog.tsx'
import { BulkBar, type BulkBarProps } from './BulkBar.tsx'
import { AskedQuickView } from './AskedQuickView.tsx'
import { StoriesHead, StoriesNews } from './StoriesHead.tsx'
import { StoriesTools } from './StoriesTools.tsx'
import { StoryRows } from './StoryRows.tsx'
import { useStoryKeys } from './useStoryKeys.ts'

export interface AdminStoriesScreenProps
  extends
    Omit<
      AdminStoryTableProps,
      | 'onMove'
      | 'onQuickView'
      | 'onSortChange'
      | 'sort'
      | 'loading'
      | 'failed'
      | 'empty'
      | 'tableRef'
    >,
    Pick<StoryKeysSheetProps, 'hasKeys' | 'onKeysChange'>,
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
  /** Other columns are to show. */
  onColumnsChange: ColumnMenuProps['onChange']
  /** The story that is looked at without leaving the list, if any, and the whole of it once it is there. */
  quickView: { id: string | null; stored: EditableStory | undefined; hasFailed: boolean }
  /** A story is to be looked at so, or none any more. */
  onQuickViewChange: (story: AdminStory | null) => void
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
  const { counted } = useFormat()
  const found = status === 'ready' ? counted(adminMessages.stories.total, props.total) : ''
  const [asked, setAsked] = useState<{ move: AdminMove; story: AdminStory } | null>(null)
  const [choice, setChoice] = useState<BulkChoice | null>(null)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const onHelp = () => setHelpOpen(true)
  const tableRef = useStoryKeys({ ...props, onHelp })
  const onAsk = (move: AdminMove, story: AdminStory) => setAsked({ move, story })

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
      <StoriesTools {...props} onHelp={onHelp} />
      <StoriesNews {...props} />
      <BulkBar {...props} onChoice={setChoice} onClear={() => props.onSelectedChange([])} />
      <StoryRows {...props} onAsk={onAsk} tableRef={tableRef} />
      <AskedQuickView {...props} onAsk={onAsk} />
      <StoryKeysSheet {...props} isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
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
