import { useCommentsMessages } from '../../../messages/useCommentsMessages.ts'
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx'

interface BlockDialogProps {
  /** The question stands. */
  isOpen: boolean
  /** Nobody is blocked. */
  onClose: () => void
  /** Whoever is asked about is to be blocked. */
  onBlock: () => void
}

/** Asks before somebody is blocked: that they follow each other does not come back with them. */
export function BlockDialog({ isOpen, onClose, onBlock }: BlockDialogProps) {
  const { comments: messages } = useCommentsMessages()

  return (
    <ConfirmDialog
      cancelLabel={messages.blocking.keep}
      confirmLabel={messages.block}
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => {
        onClose()
        onBlock()
      }}
      title={messages.blocking.ask}
      variant="danger"
    >
      {messages.blocking.means}
    </ConfirmDialog>
  )
}
