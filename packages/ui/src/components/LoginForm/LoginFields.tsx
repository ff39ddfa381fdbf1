import type { FieldErrors } from '@kathasagar/api/contract'

import { useMessages } from '../../messages/useMessages.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Link } from '../Link/Link.tsx'
import { PasswordInput } from '../PasswordInput/PasswordInput.tsx'
import { TextInput } from '../TextInput/TextInput.tsx'
import { loginFormStyles } from './LoginForm.styles.ts'
import type { LoginValues } from './LoginForm.tsx'

export interface LoginFieldsProps {
  /** What stands in the fields now. */
  values: LoginValues
  /** Sentence below each field that is wrong; a field without one is fine so far. */
  errors: FieldErrors<keyof LoginValues>
  /** Somebody typed or ticked: the field and its new value. */
  onChange: <K extends keyof LoginValues>(name: K, value: LoginValues[K]) => void
  /** Where a forgotten password is replaced; without it there is no such link. */
  forgotHref?: string | undefined
}

/** Who, the secret, and whether to be remembered. */
export function LoginFields({ values, errors, onChange, forgotHref }: LoginFieldsProps) {
  const { login } = useMessages().account
  const styles = loginFormStyles(useTheme())

  return (
    <>
      <TextInput
        autoComplete="username"
        error={errors.email_or_username}
        isRequired
        label={login.identifier}
        name="username"
        onChange={(value) => onChange('email_or_username', value)}
        value={values.email_or_username}
      />
      <PasswordInput
        autoComplete="current-password"
        error={errors.password}
        isRequired
        label={login.password}
        name="password"
        onChange={(value) => onChange('password', value)}
        value={values.password}
      />
      <div css={styles.between}>
        <Checkbox
          isSelected={values.remember_me}
          name="remember_me"
          onChange={(value) => onChange('remember_me', value)}
        >
          {login.remember}
        </Checkbox>
        {forgotHref && <Link href={forgotHref}>{login.forgot}</Link>}
      </div>
    </>
  )
}
