import type { AdminStory } from '@kathasagar/api/contract'
import { useState } from 'react'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import { FormError } from '../../../../design-system/primitives/FormError/FormError.tsx'
import { AdminStoryFilters } from '../../components/AdminStoryFilters/AdminStoryFilters.tsx'
import type { AdminStoryFiltersProps } from '../../components/AdminStoryFilters/AdminStoryFilters.tsx'
import { AdminStoryTable } from '../../components/AdminStoryTable/AdminStoryTable.tsx'
import type {
  AdminStoryTableProps,
  AdminMove,
} from '../../components/AdminStoryTable/AdminStoryTable.tsx'
import { BULK_CHOICES, type BulkChoice } from '../../components/BulkDialog/bulkChoices.ts'
import { BulkDialog, type BulkDialogProps } from '../../components/BulkDialog/BulkDialog.tsx'
import { ImportStoriesDialog } from '../../components/ImportStoriesDialog/ImportStoriesDialog.tsx'
import type { ImportStoriesDialogProps } from '../../components/ImportStoriesDialog/ImportStoriesDialog.tsx'
import { Pager, type PagerProps } from '../../components/Pager/Pager.tsx'
import { ReasonDialog } from '../../components/ReasonDialog/ReasonDialog.tsx'
import { ActionMenu } from '../../../../design-system/primitives/ActionMenu/ActionMenu.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { QuestionDialog } from '../../../../design-system/primitives/ConfirmDialog/QuestionDialog.tsx'
import { Alert } from '../../../../design-system/primitives/Alert/Alert.tsx'
import { EmptyState } from '../../../../design-system/primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../../design-system/primitives/ErrorState/ErrorState.tsx'
import { PageHeader } from '../../../../design-system/primitives/PageHeader/PageHeader.tsx'
import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import { IconButton } from '../../../../design-system/primitives/IconButton/IconButton.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, doubleLine, layer, measure, media } = theme

const styles = {
  news: { display: 'grid', gap: space.s, '& > :not(:empty)': { marginBlockStart: space.l } },
  bulk: {
    position: 'fixed' as const,
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: layer.sticky,
    borderBlockStart: doubleLine,
    background: color.surface,
    '& > div': {
      display: 'flex',
      flexWrap: 'wrap' as const,
      alignItems: 'center',
      gap: space.m,
      inlineSize: `min(${measure.page}, 100% - ${space.xxl})`,
      marginInline: 'auto',
      paddingBlock: space.m,
    },
  },
  selected: { color: color.textSecondary, fontSize: size.label, [media.below.m]: { flex: 1 } },
}

export interface AdminStoriesScreenProps
  extends
    Omit<
      AdminStoryTableProps,
      'onMove' | 'onQuickView' | 'onSortChange' | 'sort' | 'loading' | 'failed' | 'empty'
    >,
    Omit<AdminStoryFiltersProps, 'values' | 'found' | 'onChange'>,
    Omit<PagerProps, 'label'>,
    Pick<BulkBarProps, 'isAll' | 'onAllChange'> {
  status: 'loading' | 'failed' | 'ready'
  onRetry: () => void
  total: number
  addHref: string
  filters: AdminStoryFiltersProps['values']
  onFilterChange: AdminStoryFiltersProps['onChange']
  bulk: Pick<BulkDialogProps, 'progress' | 'onPreview' | 'onSubmit'>
  /** Undoes the last bulk action. Absent if there is nothing to undo. */
  onUndo?: (() => void) | undefined
  isUndoing?: boolean
  onExport: () => void
  isExporting?: boolean
  imports: Omit<ImportStoriesDialogProps, 'categories' | 'onClose'>
  done?: string | undefined
  refusal?: string | undefined
  /** Runs an action. Taking a story down has a reason. Resolves with an error or null. */
  onMove: (move: AdminMove, story: AdminStory, reason?: string) => Promise<string | null>
}

export function AdminStoriesScreen(props: AdminStoriesScreenProps) {
  const { stories: messages } = useAdminMessages()
  const { status, filters, onFilterChange, bulk, onMove, stories, total } = props
  const { counted } = useFormat()
  const found = status === 'ready' ? counted(messages.total, total) : ''
  const [asked, setAsked] = useState<{ move: AdminMove; story: AdminStory } | null>(null)
  const [choice, setChoice] = useState<BulkChoice | null>(null)
  const [isImportOpen, setImportOpen] = useState(false)
  const onAsk = (move: AdminMove, story: AdminStory) => setAsked({ move, story })
  const [by = '', order] = filters.sort.split('.')

  return (
    <>
      <Head {...props} found={found} onImport={() => setImportOpen(true)} />
      <AdminStoryFilters
        authorName={props.authorName}
        categories={props.categories}
        found={found}
        onChange={onFilterChange}
        tags={props.tags}
        values={filters}
      />
      <div css={styles.news}>
        <Alert
          actions={
            props.done &&
            props.onUndo && (
              <Button
                icon="undo"
                isBusy={props.isUndoing ?? false}
                onPress={props.onUndo}
                size="small"
              >
                {messages.bulk.undo}
              </Button>
            )
          }
          tone="positive"
        >
          {props.done}
        </Alert>
        {props.refusal && <FormError>{props.refusal}</FormError>}
      </div>
      <BulkBar {...props} onChoice={setChoice} onClear={() => props.onSelectedChange([])} />
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
        stories={status === 'ready' ? stories : []}
      />
      {status === 'ready' && stories.length > 0 && <Pager {...props} label={messages.pages} />}
      {isImportOpen && (
        <ImportStoriesDialog
          {...props.imports}
          categories={props.categories}
          onClose={() => setImportOpen(false)}
        />
      )}
      {asked && <MoveDialog {...asked} onClose={() => setAsked(null)} onMove={onMove} />}
      {choice && (
        <BulkDialog
          {...bulk}
          categories={props.categories}
          choice={choice}
          onClose={() => setChoice(null)}
          onSubmit={async (given) => {
            const refused = await bulk.onSubmit(given)
            if (refused === null) setChoice(null)
            return refused
          }}
          tags={props.tags}
          total={props.isAll ? total : props.selected.length}
        />
      )}
    </>
  )
}

function Head(props: AdminStoriesScreenProps & { found: string; onImport: () => void }) {
  const { stories: messages } = useAdminMessages()

  return (
    <PageHeader
      actions={
        <>
          <ActionMenu
            items={[
              { id: 'import', label: messages.imports.title, icon: 'plus' },
              ...(props.total > 0
                ? [{ id: 'csv', label: messages.saveAsCsv, icon: 'arrowDown' } as const]
                : []),
            ]}
            label={messages.moreActions}
            onAction={(act) => (act === 'csv' ? props.onExport() : props.onImport())}
          />
          <ButtonLink href={props.addHref} icon="plus" variant="primary">
            {messages.add}
          </ButtonLink>
        </>
      }
      note={props.isExporting ? messages.saving : props.found}
      title={messages.title}
    />
  )
}

interface MoveDialogProps extends Pick<AdminStoriesScreenProps, 'onMove'> {
  move: AdminMove
  story: AdminStory
  onClose: () => void
}

function MoveDialog({ move, story, onMove, onClose }: MoveDialogProps) {
  const { moves } = useAdminMessages().stories
  const questions = {
    publish: [moves.publishTitle, moves.publishText, moves.publishing],
    archive: [moves.archiveTitle, moves.archiveText, moves.archiving],
    takeDown: [moves.takeDownTitle, moves.takeDownText, moves.takingDown],
    restore: [moves.restoreTitle, moves.restoreText, moves.restoring],
    remove: [moves.removeTitle, moves.removeText, moves.removing],
  } as const
  const [question, text, busyLabel] = questions[move]
  const title = fill(question, { title: story.title })

  if (move === 'takeDown') {
    return (
      <ReasonDialog
        busyLabel={busyLabel}
        hint={moves.reasonHint}
        onClose={onClose}
        onSubmit={async (reason) => {
          const refused = await onMove(move, story, reason)
          if (refused === null) onClose()
          return refused
        }}
        submitLabel={moves.takeDown}
        title={title}
      >
        <p>{text}</p>
      </ReasonDialog>
    )
  }
  return (
    <QuestionDialog
      busyLabel={busyLabel}
      cancelLabel={moves.cancel}
      confirmLabel={moves[move]}
      onClose={onClose}
      onConfirm={() => onMove(move, story)}
      title={title}
      variant={move === 'archive' || move === 'remove' ? 'danger' : 'primary'}
    >
      <p>{text}</p>
    </QuestionDialog>
  )
}

interface BulkBarProps {
  /** Ids of the selected stories. The bar is hidden if no story is selected. */
  selected: readonly string[]
  total: number
  /** True if all matching stories are selected, including those on other pages. */
  isAll: boolean
  onAllChange: (isAll: boolean) => void
  onChoice: (choice: BulkChoice) => void
  onClear: () => void
}

function BulkBar(props: BulkBarProps) {
  const { selected, total, isAll, onAllChange, onChoice, onClear } = props
  const { bulk } = useAdminMessages().stories
  const { counted } = useFormat()
  const isTooMany = !isAll && selected.length > LIMITS.bulkIdsMax
  const tooMany = fill(bulk.tooMany, { count: LIMITS.bulkIdsMax })

  if (selected.length === 0) return null
  return (
    <div aria-label={bulk.label} css={styles.bulk} data-action-bar="" role="group">
      <div>
        <span css={styles.selected} role="status">
          {isAll ? counted(bulk.allSelected, total) : counted(bulk.selected, selected.length)}
          {isTooMany && ` · ${tooMany}`}
        </span>
        {total > selected.length && (
          <Button onPress={() => onAllChange(!isAll)} size="small" variant="quiet">
            {isAll ? counted(bulk.onlySelected, selected.length) : counted(bulk.all, total)}
          </Button>
        )}
        {!isTooMany && (
          <>
            <ActionMenu
              items={BULK_CHOICES.filter((id) => id !== 'take_down').map((id) => ({
                id,
                label: bulk.choices[id],
              }))}
              label={bulk.change}
              onAction={onChoice}
              words={bulk.change}
            />
            <Button onPress={() => onChoice('take_down')} size="small" variant="danger">
              {bulk.choices.take_down}
            </Button>
          </>
        )}
        <IconButton icon="close" label={bulk.clear} onPress={onClear} size="small" />
      </div>
    </div>
  )
}
