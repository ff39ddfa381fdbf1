import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { OpenDialog } from '../../../../design-system/primitives/Dialog/OpenDialog.tsx'
import type { StartFailedDialogProps } from './StartFailedDialog.tsx'

export function OpenStartFailed({ reason, onClose }: StartFailedDialogProps) {
  const { play } = usePlayMessages()

  return (
    <OpenDialog
      actions={<Button onPress={onClose}>{play.close}</Button>}
      isOpen={reason !== null}
      onClose={onClose}
      title={play.startFailed}
    >
      <p>{reason}</p>
    </OpenDialog>
  )
}
