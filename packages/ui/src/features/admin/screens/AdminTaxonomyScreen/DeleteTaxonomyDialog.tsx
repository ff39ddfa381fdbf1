import { useAttempt } from '../../../../design-system/hooks/useAttempt.ts'
import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { ConfirmDialog } from '../../../../design-system/primitives/ConfirmDialog/ConfirmDialog.tsx'
import { Dialog } from '../../../../design-system/primitives/Dialog/Dialog.tsx'
import type { TaxonomyRefusal } from '../../components/TaxonomyDialog/TaxonomyDialog.tsx'
import type { TaxonomyItem, TaxonomyNoun } from '../../components/TaxonomyList/taxonomyItem.ts'

export interface DeleteTaxonomyDialogProps {
  noun: TaxonomyNoun
  item: TaxonomyItem
  /** True if there is another item to merge with. */
  canMerge: boolean
  onClose: () => void
  onDelete: () => Promise<TaxonomyRefusal | null>
  /** Called with the number of stories to move to another item. */
  onMerge: (stories: number) => void
}

export function DeleteTaxonomyDialog(props: DeleteTaxonomyDialogProps) {
  const { noun, item, canMerge, onClose, onDelete, onMerge } = props
  const messages = useAdminMessages().taxonomy[noun]
  const { counted } = useFormat()
  const { isBusy, refusal, attempt } = useAttempt<TaxonomyRefusal>()
  const inUseBy = refusal?.inUseBy ?? item.stories
  const title = fill(messages.deleteTitle, { name: item.display_name })

  if (inUseBy === 0) {
    return (
      <ConfirmDialog
        busyLabel={messages.deleting}
        cancelLabel={messages.cancel}
        confirmLabel={messages.delete}
        error={refusal ? (refusal.message ?? messages.notDeleted) : undefined}
        isBusy={isBusy}
        isOpen
        onClose={onClose}
        onConfirm={() => void attempt(onDelete)}
        title={title}
        variant="danger"
      >
        <p>{messages.deleteText}</p>
      </ConfirmDialog>
    )
  }
  return (
    <Dialog
      actions={
        <>
          <Button onPress={onClose}>{messages.cancel}</Button>
          {canMerge && (
            <Button onPress={() => onMerge(inUseBy)} variant="primary">
              {messages.mergeInstead}
            </Button>
          )}
        </>
      }
      isOpen
      onClose={onClose}
      role="alertdialog"
      title={title}
    >
      <p>{counted(messages.inUse, inUseBy)}</p>
    </Dialog>
  )
}
