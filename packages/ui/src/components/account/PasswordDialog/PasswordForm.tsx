import { useFormFields } from '../../../hooks/useFormFields.ts'
import { useSettingsMessages } from '../../../messages/useSettingsMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { PasswordInput } from '../../primitives/PasswordInput/PasswordInput.tsx'
import { FormError } from '../FormError/FormError.tsx'
import { DialogFormActions } from './DialogFormActions.tsx'
import type { PasswordDialogProps } from './PasswordDialog.tsx'
import { passwordDialogStyles } from './PasswordDialog.styles.ts'

export type PasswordFormProps = Omit<PasswordDialogProps, 'isOpen' | 'title'>

/** Begins empty each time that the dialog opens. */
export function PasswordForm(props: PasswordFormProps) {
  const { message, children, isBusy, error, onConfirm } = props
  const { settings } = useSettingsMessages()
  const styles = passwordDialogStyles(useTheme())
  const { bind, formRef, handleSubmit } = useFormFields({
    initialValues: { password: '' },
    validate: ({ password }) => (password === '' ? { password: 'passwordMissing' } : {}),
    liveFields: [],
    isBusy,
    onSubmit: ({ password }) => onConfirm(password),
  })

  return (
    <form css={styles.form} noValidate onSubmit={handleSubmit} ref={formRef}>
      <p>{message}</p>
      {children}
      {error && <FormError>{error}</FormError>}
      <PasswordInput
        {...bind('password')}
        autoComplete="current-password"
        isRequired
        label={settings.leaving.password}
      />
      <DialogFormActions {...props} />
    </form>
  )
}
