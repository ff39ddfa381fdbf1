import { useMessages } from '../../../messages/useMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { startFailedDialogStyles } from './StartFailedDialog.styles.ts'

export interface StartFailedDialogProps {
  /** Why the story could not be begun, in the server's words; null keeps the dialog closed. */
  reason: string | null
  /** The player has read it. */
  onClose: () => void
}

/** Says that a story could not be begun, though the player is signed in. */
export function StartFailedDialog({ reason, onClose }: StartFailedDialogProps) {
  const styles = startFailedDialogStyles(useTheme())
  const { play } = useMessages()

  return (
    <Dialog
      actions={<Button onPress={onClose}>{play.close}</Button>}
      isOpen={reason !== null}
      onClose={onClose}
      title={play.startFailed}
    >
      <p css={styles.reason}>{reason}</p>
    </Dialog>
  )
}
