import { fill } from '../../../format/fill.ts'
import { useQuestion } from '../../../hooks/useQuestion.ts'
import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx'

export interface RemoveProviderDialogProps {
  /** Name of the provider. */
  name: string
  /** What is bound to the provider, in words; empty for nothing. */
  boundNames: string
  /** Everything stays as it is. */
  onClose: () => void
  /** Removes the provider, or gives why not, as a sentence. */
  onRemove: () => Promise<string | null>
}

/** Asks before a provider goes, and says what is built in again without it. */
export function RemoveProviderDialog(props: RemoveProviderDialogProps) {
  const { name, boundNames, onClose, onRemove } = props
  const { cancel, provider } = useAdminMessages().modelForms
  const messages = provider.removal
  const question = useQuestion(onRemove)

  return (
    <ConfirmDialog
      {...question}
      busyLabel={messages.busy}
      cancelLabel={cancel}
      confirmLabel={messages.confirm}
      isOpen
      onClose={onClose}
      title={fill(messages.title, { name })}
      variant="danger"
    >
      {boundNames ? fill(messages.effectBound, { names: boundNames }) : messages.effect}
    </ConfirmDialog>
  )
}
