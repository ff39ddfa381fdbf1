import type { BindField } from '../../hooks/useFormFields.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { PasswordInput } from '../PasswordInput/PasswordInput.tsx'
import { TextInput } from '../TextInput/TextInput.tsx'
import { passwordRules } from './passwordRules.ts'
import type { PasswordTests } from './passwordRules.ts'
import { registerFormStyles } from './RegisterForm.styles.ts'
import type { RegisterValues } from './RegisterForm.tsx'

export interface RegisterFieldsProps {
  /** Ties each control to its field of the form. */
  bind: BindField<RegisterValues>
  /** Rules of a new password, as the contract lists them. */
  passwordTests: PasswordTests
}

/** The five fields of a registration, in the order they are asked. */
export function RegisterFields({ bind, passwordTests }: RegisterFieldsProps) {
  const { register } = useMessages().account
  const styles = registerFormStyles(useTheme())

  return (
    <div css={styles.fields}>
      <TextInput
        {...bind('username')}
        autoComplete="username"
        hint={register.usernameHint}
        isRequired
        label={register.username}
      />
      <TextInput
        {...bind('email')}
        autoComplete="email"
        isRequired
        label={register.email}
        type="email"
      />
      <TextInput
        {...bind('display_name')}
        autoComplete="nickname"
        hint={register.displayNameHint}
        label={register.displayName}
      />
      <NewPassword bind={bind} passwordTests={passwordTests} />
    </div>
  )
}

function NewPassword({ bind, passwordTests }: RegisterFieldsProps) {
  const { register, passwordRules: words } = useMessages().account
  const password = bind('password')

  return (
    <>
      <PasswordInput
        {...password}
        autoComplete="new-password"
        isRequired
        label={register.password}
        rules={passwordRules(passwordTests, password.value, words)}
      />
      <PasswordInput
        {...bind('confirm_password')}
        autoComplete="new-password"
        isRequired
        label={register.confirm}
      />
    </>
  )
}
