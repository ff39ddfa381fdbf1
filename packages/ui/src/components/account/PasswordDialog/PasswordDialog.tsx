import type { ReactNode } from 'react'

import { useFormFields } from '../../../hooks/useFormFields.ts'
import { useSettingsMessages } from '../../../messages/useSettingsMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import type { ButtonVariant } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { FormError } from '../FormError/FormError.tsx'
import { PasswordInput } from '../../primitives/PasswordInput/PasswordInput.tsx'
import { passwordDialogStyles } from './PasswordDialog.styles.ts'

export interface PasswordDialogProps {
  /** The question stands. */
  isOpen: boolean
  /** What is to be done, as a question. */
  title: string
  /** Consequence of the act, in a sentence. */
  message: string
  /** More to decide, above the password. */
  children?: ReactNode
  /** Words on the button that does it. */
  submitLabel: string
  /** Words on it while it is being done. */
  busyLabel: string
  /** `danger` destroys; `confirm` does not. */
  variant?: Extract<ButtonVariant, 'confirm' | 'danger'>
  /** The act is being done. */
  isBusy: boolean
  /** Reason why the password was refused, as a sentence. */
  error?: string | undefined
  /** Nothing is done. */
  onClose: () => void
  /** Called with the password that was typed. */
  onConfirm: (password: string) => void
}

/** Asks for the password again before something that a stolen sign-in must not do. */
export function PasswordDialog({ isOpen, title, onClose, ...form }: PasswordDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} role="alertdialog" title={title}>
      <ReauthForm {...form} onClose={onClose} />
    </Dialog>
  )
}

type ReauthFormProps = Omit<PasswordDialogProps, 'isOpen' | 'title'>

/** Begins empty each time that the dialog opens. */
function ReauthForm(props: ReauthFormProps) {
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
      <Actions {...props} />
    </form>
  )
}

function Actions({
  submitLabel,
  busyLabel,
  variant = 'confirm',
  isBusy,
  onClose,
}: ReauthFormProps) {
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
