import { useSettingsMessages } from '../../../messages/useSettingsMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import type { PasswordDialogProps } from './PasswordDialog.tsx'
import { passwordDialogStyles } from './PasswordDialog.styles.ts'

export type DialogFormActionsProps = Pick<
  PasswordDialogProps,
  'submitLabel' | 'busyLabel' | 'variant' | 'isBusy' | 'onClose'
>

/** The no and the yes below a form in a dialog. */
export function DialogFormActions({
  submitLabel,
  busyLabel,
  variant = 'confirm',
  isBusy,
  onClose,
}: DialogFormActionsProps) {
  const { settings } = useSettingsMessages()
  const styles = passwordDialogStyles(useTheme())

  return (
    <div css={styles.actions}>
      <Button onPress={onClose}>{settings.cancel}</Button>
      <Button busyLabel={busyLabel} isBusy={isBusy} type="submit" variant={variant}>
        {submitLabel}
      </Button>
    </div>
  )
}
