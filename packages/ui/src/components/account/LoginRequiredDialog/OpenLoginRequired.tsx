import { useAccountMessages } from '../../../messages/useAccountMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { OpenDialog } from '../../primitives/Dialog/OpenDialog.tsx'
import type { LoginRequiredDialogProps } from './LoginRequiredDialog.tsx'
import { loginRequiredDialogStyles } from './LoginRequiredDialog.styles.ts'

/** The dialog itself, and while it leaves. */
export function OpenLoginRequired({
  isOpen = true,
  message,
  onClose,
  onContinue,
  onTry,
}: LoginRequiredDialogProps) {
  const { required } = useAccountMessages().account
  const styles = loginRequiredDialogStyles(useTheme())

  return (
    <OpenDialog
      actions={
        <>
          <Button onPress={onContinue} variant="primary">
            {required.proceed}
          </Button>
          {onTry && <Button onPress={onTry}>{required.tryFirst}</Button>}
          <Button onPress={onClose}>{required.stay}</Button>
        </>
      }
      isOpen={isOpen}
      onClose={onClose}
      title={required.title}
    >
      <p css={styles.message}>{message ?? required.message}</p>
    </OpenDialog>
  )
}
