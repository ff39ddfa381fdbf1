import { useFormFields } from '../../../hooks/useFormFields.ts'
import { useSettingsMessages } from '../../../messages/useSettingsMessages.ts'
import { DialogForm } from '../../primitives/Dialog/DialogForm.tsx'
import { PasswordInput } from '../../primitives/PasswordInput/PasswordInput.tsx'
import { FormError } from '../FormError/FormError.tsx'
import type { PasswordDialogProps } from './PasswordDialog.tsx'

export type PasswordFormProps = Omit<PasswordDialogProps, 'isOpen' | 'title'>

/** Begins empty each time that the dialog opens. */
export function PasswordForm(props: PasswordFormProps) {
  const { message, children, error, onConfirm, ...actions } = props
  const { settings } = useSettingsMessages()
  const { bind, formRef, handleSubmit } = useFormFields({
    initialValues: { password: '' },
    validate: ({ password }) => (password === '' ? { password: 'passwordMissing' } : {}),
    liveFields: [],
    isBusy: actions.isBusy,
    onSubmit: ({ password }) => onConfirm(password),
  })

  return (
    <DialogForm {...actions} cancelLabel={settings.cancel} onSubmit={handleSubmit} ref={formRef}>
      <p>{message}</p>
      {children}
      {error && <FormError>{error}</FormError>}
      <PasswordInput
        {...bind('password')}
        autoComplete="current-password"
        isRequired
        label={settings.leaving.password}
      />
    </DialogForm>
  )
}
