import type { BindField } from '../../../hooks/useFormFields.ts'
import { useAccountMessages } from '../../../messages/useAccountMessages.ts'
import { NewPasswordFields } from '../NewPasswordFields/NewPasswordFields.tsx'
import type { PasswordTests } from '../NewPasswordFields/passwordRules.ts'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { registerFormStyles as styles } from './RegisterForm.styles.ts'
import type { RegisterValues } from './RegisterForm.tsx'

export interface RegisterFieldsProps {
  /** Ties each control to its field of the form. */
  bind: BindField<RegisterValues>
  /** Rules of a new password, as the contract lists them. */
  passwordTests: PasswordTests
}

/** The five fields of a registration, in the order they are asked. */
export function RegisterFields({ bind, passwordTests }: RegisterFieldsProps) {
  const { register } = useAccountMessages().account

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
      <NewPasswordFields
        confirm={bind('confirm_password')}
        password={bind('password')}
        passwordTests={passwordTests}
      />
    </div>
  )
}
