import type { FieldErrors, PasswordChange } from '@kathasagar/api/contract'

import { useFormFields, type BindField } from '../../../hooks/useFormFields.ts'
import { useAccountMessages } from '../../../messages/useAccountMessages.ts'
import { useSettingsMessages } from '../../../messages/useSettingsMessages.ts'
import { passwordRules, type PasswordTests } from '../NewPasswordFields/passwordRules.ts'
import { PasswordInput } from '../../primitives/PasswordInput/PasswordInput.tsx'
import { SettingsFormEnd, type SettingsFormState } from '../SettingsFormEnd/SettingsFormEnd.tsx'
import { changePasswordFormStyles as styles } from './ChangePasswordForm.styles.ts'

export interface ChangePasswordFormProps extends SettingsFormState {
  /** Rules of a new password, as the contract lists them. */
  passwordTests: PasswordTests
  /** Everything wrong with what was typed; the contract knows. */
  validate: (values: PasswordChange) => FieldErrors<keyof PasswordChange>
  /** What the server found wrong with single fields. */
  fieldErrors?: FieldErrors<keyof PasswordChange> | undefined
  /** Called with what was typed, once `validate` finds nothing wrong. */
  onSubmit: (values: PasswordChange) => void
}

const EMPTY: PasswordChange = { current_password: '', password: '', confirm_password: '' }

/** The password in use, and the one that takes its place. */
export function ChangePasswordForm({
  passwordTests,
  validate,
  fieldErrors,
  onSubmit,
  ...state
}: ChangePasswordFormProps) {
  const messages = useSettingsMessages().settings.password
  const { bind, values, formRef, handleSubmit } = useFormFields<PasswordChange>({
    initialValues: EMPTY,
    validate,
    onSubmit,
    liveFields: ['password', 'confirm_password'],
    serverErrors: fieldErrors,
    isBusy: state.isBusy,
  })

  return (
    <form css={styles.form} noValidate onSubmit={handleSubmit} ref={formRef}>
      <PasswordFields bind={bind} passwordTests={passwordTests} typed={values.password} />
      <SettingsFormEnd {...state} busyLabel={messages.busy} submitLabel={messages.submit} />
    </form>
  )
}

interface PasswordFieldsProps {
  /** Ties a field to its value and its error. */
  bind: BindField<PasswordChange>
  /** Rules of a new password. */
  passwordTests: PasswordTests
  /** The new password as far as it is typed. */
  typed: string
}

function PasswordFields({ bind, passwordTests, typed }: PasswordFieldsProps) {
  const { settings } = useSettingsMessages()
  const { account } = useAccountMessages()
  const messages = settings.password

  return (
    <>
      <PasswordInput
        {...bind('current_password')}
        autoComplete="current-password"
        isRequired
        label={messages.current}
      />
      <PasswordInput
        {...bind('password')}
        autoComplete="new-password"
        isRequired
        label={messages.next}
        rules={passwordRules(passwordTests, typed, account.passwordRules)}
      />
      <PasswordInput
        {...bind('confirm_password')}
        autoComplete="new-password"
        isRequired
        label={messages.confirm}
      />
    </>
  )
}
