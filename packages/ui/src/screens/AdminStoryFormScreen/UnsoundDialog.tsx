import { ConfirmDialog } from '../../components/primitives/ConfirmDialog/ConfirmDialog.tsx'
import { useAdminMessages } from '../../messages/useAdminMessages.ts'
import { fill } from '../../format/fill.ts'

export interface UnsoundDialogProps {
  /** The question stands. */
  isOpen: boolean
  /** Number of the version that the history keeps; null where there is none. */
  keptVersion: number | null
  /** Whether the story is to be saved without scenes. */
  onAnswer: (isSaved: boolean) => void
}

/** Warns before JSON that cannot be read is saved as no structure at all. */
export function UnsoundDialog({ isOpen, keptVersion, onAnswer }: UnsoundDialogProps) {
  const { unsound } = useAdminMessages().form

  return (
    <ConfirmDialog
      cancelLabel={unsound.mend}
      confirmLabel={unsound.save}
      isOpen={isOpen}
      onClose={() => onAnswer(false)}
      onConfirm={() => onAnswer(true)}
      title={unsound.title}
      variant="danger"
    >
      <p>{keptVersion === null ? unsound.textNew : fill(unsound.text, { number: keptVersion })}</p>
    </ConfirmDialog>
  )
}
