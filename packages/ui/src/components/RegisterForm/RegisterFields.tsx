import type { FieldErrors } from '@kathasagar/api/contract'

import { useMessages } from '../../messages/useMessages.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { PasswordInput } from '../PasswordInput/PasswordInput.tsx'
import { TextInput } from '../TextInput/TextInput.tsx'
import { passwordRules } from './passwordRules.ts'
import type { PasswordTests } from './passwordRules.ts'
import { registerFormStyles } from './RegisterForm.styles.ts'
import type { RegisterValues } from './RegisterForm.tsx'

export interface RegisterFieldsProps {
  /** What stands in the fields now. */
  values: RegisterValues
  /** Sentence below each field that is wrong; a field without one is fine so far. */
  errors: FieldErrors<keyof RegisterValues>
  /** Somebody typed: the field and all that stands in it now. */
  onChange: (name: keyof RegisterValues, value: string) => void
  /** Rules of a new password, as the contract lists them. */
  passwordTests: PasswordTests
}

/** The five fields of a registration, in the order they are asked. */
export function RegisterFields({ values, errors, onChange, passwordTests }: RegisterFieldsProps) {
  const { register, passwordRules: words } = useMessages().account
  const styles = registerFormStyles(useTheme())
  const bind = (name: keyof RegisterValues) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (value: string) => onChange(name, value),
  })

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
      <PasswordInput
        {...bind('password')}
        autoComplete="new-password"
        isRequired
        label={register.password}
        rules={passwordRules(passwordTests, values.password, words)}
      />
      <PasswordInput
        {...bind('confirm_password')}
        autoComplete="new-password"
        isRequired
        label={register.confirm}
      />
    </div>
  )
}
