import { useMessages } from '../../../messages/useMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { loginRequiredDialogStyles } from './LoginRequiredDialog.styles.ts'

export interface LoginRequiredDialogProps {
  /** Whether the dialog stands before the page; left out, it does. */
  isOpen?: boolean
  /** What asked for an account; a general sentence without one. */
  message?: string | undefined
  /** The visitor goes on as a guest. */
  onStay: () => void
  /** The visitor goes to the login page, and returns here afterwards. */
  onContinue: () => void
}

/** Stands before anything that needs an account. */
export function LoginRequiredDialog({
  isOpen = true,
  message,
  onStay,
  onContinue,
}: LoginRequiredDialogProps) {
  const { required } = useMessages().account
  const styles = loginRequiredDialogStyles(useTheme())

  return (
    <Dialog
      actions={
        <>
          <Button onPress={onContinue} variant="gold">
            {required.proceed}
          </Button>
          <Button onPress={onStay}>{required.stay}</Button>
        </>
      }
      isOpen={isOpen}
      onClose={onStay}
      title={required.title}
    >
      <p css={styles.message}>{message ?? required.message}</p>
    </Dialog>
  )
}
