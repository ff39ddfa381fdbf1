import { useMessages } from '../../../messages/useMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { FormError } from '../FormError/FormError.tsx'
import { adultDialogStyles } from './AdultDialog.styles.ts'

export interface AdultDialogProps {
  /** The question stands. */
  isOpen: boolean
  /** The answer is being kept. */
  isBusy?: boolean
  /** Reason why the answer could not be kept, as a sentence. */
  error?: string | undefined
  /** The story is left alone. */
  onStay: () => void
  /** The reader says to be 18 or older. */
  onConfirm: () => void
}

/** Asks a reader once whether they are old enough for mature stories. */
export function AdultDialog({
  isOpen,
  isBusy = false,
  error,
  onStay,
  onConfirm,
}: AdultDialogProps) {
  const { adult } = useMessages().settings
  const styles = adultDialogStyles(useTheme())

  return (
    <Dialog
      actions={
        <>
          <Button onPress={onStay}>{adult.stay}</Button>
          <Button busyLabel={adult.busy} isBusy={isBusy} onPress={onConfirm} variant="gold">
            {adult.confirm}
          </Button>
        </>
      }
      isOpen={isOpen}
      onClose={onStay}
      title={adult.dialogTitle}
    >
      <div css={styles.body}>
        <p>{adult.dialogText}</p>
        {error && <FormError>{error}</FormError>}
      </div>
    </Dialog>
  )
}
