import { useQuestion } from '../../../hooks/useQuestion.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { fill } from '../../../format/fill.ts'
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx'
import type { StoryVersionsProps } from './StoryVersions.tsx'

export interface RestoreDialogProps extends Pick<StoryVersionsProps, 'hasUnsaved' | 'onRestore'> {
  /** Which version is to be restored. */
  number: number
  /** Called once the version is restored, or is not to be after all. */
  onClose: () => void
}

/** Asks before the scenes of a version become the newest ones. */
export function RestoreDialog({ number, hasUnsaved, onRestore, onClose }: RestoreDialogProps) {
  const { versions: messages } = useAuthoringMessages().authoring
  const question = useQuestion(() => onRestore(number), onClose)

  return (
    <ConfirmDialog
      {...question}
      busyLabel={messages.busy}
      cancelLabel={messages.cancel}
      confirmLabel={messages.confirm}
      isOpen
      onClose={onClose}
      title={fill(messages.restoreTitle, { number })}
      variant={hasUnsaved ? 'danger' : 'confirm'}
    >
      <p>{messages.restoreText}</p>
      {hasUnsaved && <p>{messages.unsaved}</p>}
    </ConfirmDialog>
  )
}
