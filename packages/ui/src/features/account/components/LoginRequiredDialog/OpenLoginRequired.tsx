import { useAccountMessages } from '../../../../messages/useAccountMessages.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { OpenDialog } from '../../../../design-system/primitives/Dialog/OpenDialog.tsx'
import type { LoginRequiredDialogProps } from './LoginRequiredDialog.tsx'

export function OpenLoginRequired({
  isOpen = true,
  message,
  onClose,
  onContinue,
  onCreateAccount,
  onTry,
}: LoginRequiredDialogProps) {
  const { required } = useAccountMessages().account

  return (
    <OpenDialog
      actions={
        <>
          {onTry && (
            <Button onPress={onTry} variant="primary">
              {required.asGuest}
            </Button>
          )}
          <Button onPress={onContinue} variant={onTry ? 'secondary' : 'primary'}>
            {required.proceed}
          </Button>
          {onCreateAccount && <Button onPress={onCreateAccount}>{required.create}</Button>}
          <Button onPress={onClose}>{required.stay}</Button>
        </>
      }
      isOpen={isOpen}
      onClose={onClose}
      title={required.title}
    >
      <p>{message ?? required.message}</p>
    </OpenDialog>
  )
}
