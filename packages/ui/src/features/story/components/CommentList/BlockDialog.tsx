import { useCommentsMessages } from '../../../../messages/useCommentsMessages.ts'
import { ConfirmDialog } from '../../../../design-system/primitives/ConfirmDialog/ConfirmDialog.tsx'

interface BlockDialogProps {
  isOpen: boolean
  onClose: () => void
  onBlock: () => void
}

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
