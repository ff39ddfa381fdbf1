import type { BindField } from '../../../hooks/useFormFields.ts'
import { useAccountMessages } from '../../../messages/useAccountMessages.ts'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { PasswordInput } from '../../primitives/PasswordInput/PasswordInput.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { loginFormStyles as styles } from './LoginForm.styles.ts'
import type { LoginValues } from './LoginForm.tsx'

export interface LoginFieldsProps {
  /** Ties each control to its field of the form. */
  bind: BindField<LoginValues>
  /** Where a forgotten password is replaced; without it there is no such link. */
  forgotHref?: string | undefined
}

/** Who, the secret, and whether to be remembered. */
export function LoginFields({ bind, forgotHref }: LoginFieldsProps) {
  const { login } = useAccountMessages().account
  const remember = bind('remember_me')

  return (
    <>
      <TextInput
        {...bind('email_or_username')}
        autoComplete="username"
        isRequired
        label={login.identifier}
        // The name by which password managers know it.
        name="username"
      />
      <PasswordInput
        {...bind('password')}
        autoComplete="current-password"
        isRequired
        label={login.password}
      />
      <div css={styles.between}>
        <Checkbox isSelected={remember.value} name={remember.name} onChange={remember.onChange}>
          {login.remember}
        </Checkbox>
        {forgotHref && <Link href={forgotHref}>{login.forgot}</Link>}
      </div>
    </>
  )
}
