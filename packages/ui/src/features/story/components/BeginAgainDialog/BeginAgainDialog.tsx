import { fill } from '../../../../design-system/format/fill.ts'
import { usePlaysMessages } from '../../../../messages/usePlaysMessages.ts'
import { ConfirmDialog } from '../../../../design-system/primitives/ConfirmDialog/ConfirmDialog.tsx'

export interface BeginAgainDialogProps {
  title: string
  onClose: () => void
  onConfirm: () => void
}

/** Asks for confirmation before a restart. The existing session is not deleted. */
export function BeginAgainDialog({ title, onClose, onConfirm }: BeginAgainDialogProps) {
  const { plays } = usePlaysMessages()

  return (
    <ConfirmDialog
      cancelLabel={plays.beginCancel}
      confirmLabel={plays.beginAgain}
      isOpen
      onClose={onClose}
      onConfirm={onConfirm}
      title={fill(plays.beginTitle, { title })}
    >
      {plays.beginText}
    </ConfirmDialog>
  )
}
