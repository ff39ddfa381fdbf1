import { useAccountMessages } from '../../../messages/useAccountMessages.ts'
import { PasswordInput } from '../../primitives/PasswordInput/PasswordInput.tsx'
import { newPasswordFieldsStyles as styles } from './NewPasswordFields.styles.ts'
import { passwordRules, type PasswordTests } from './passwordRules.ts'

/** What `bind` of a form gives for one of its text fields. */
export interface BoundField {
  name: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

export interface NewPasswordFieldsProps {
  password: BoundField
  /** Repetition of the new password. */
  confirm: BoundField
  /** Rules of a new password, as the contract lists them. */
  passwordTests: PasswordTests
}

/** A new password, typed twice, with the rules that it still has to meet. */
export function NewPasswordFields({ password, confirm, passwordTests }: NewPasswordFieldsProps) {
  const { register, passwordRules: messages } = useAccountMessages().account

  return (
    <div css={styles.fields}>
      <PasswordInput
        {...password}
        autoComplete="new-password"
        isRequired
        label={register.password}
        rules={passwordRules(passwordTests, password.value, messages)}
      />
      <PasswordInput {...confirm} autoComplete="new-password" isRequired label={register.confirm} />
    </div>
  )
}
