import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { Dialog } from '../../../../design-system/primitives/Dialog/Dialog.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { space } = theme

const styles = {
  refund: { marginBlockStart: space.s },
}

export interface UndoDialogProps {
  isOpen: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Asks before an undo, because its cost is not refunded. */
export function UndoDialog({ isOpen, onClose, onConfirm }: UndoDialogProps) {
  const { play } = usePlayMessages()

  return (
    <Dialog
      actions={
        <>
          <Button onPress={onClose}>{play.undoCancel}</Button>
          <Button icon="undo" onPress={onConfirm} variant="primary">
            {play.undoConfirm}
          </Button>
        </>
      }
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      title={play.undoTitle}
    >
      <p>{play.undoWarning}</p>
      <p css={styles.refund}>{play.undoRefund}</p>
    </Dialog>
  )
}
