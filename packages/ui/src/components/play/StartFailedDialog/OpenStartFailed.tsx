import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { OpenDialog } from '../../primitives/Dialog/OpenDialog.tsx'
import type { StartFailedDialogProps } from './StartFailedDialog.tsx'
import { startFailedDialogStyles as styles } from './StartFailedDialog.styles.ts'

/** The dialog itself, and while it leaves. */
export function OpenStartFailed({ reason, onClose }: StartFailedDialogProps) {
  const { play } = usePlayMessages()

  return (
    <OpenDialog
      actions={<Button onPress={onClose}>{play.close}</Button>}
      isOpen={reason !== null}
      onClose={onClose}
      title={play.startFailed}
    >
      <p css={styles.reason}>{reason}</p>
    </OpenDialog>
  )
}
