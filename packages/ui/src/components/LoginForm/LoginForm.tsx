import { useId } from 'react'
import type { FieldErrors, LoginRequest } from '@kathasagar/api/contract'

import { useFormFields } from '../../hooks/useFormFields.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { FormError } from '../FormError/FormError.tsx'
import { Link } from '../Link/Link.tsx'
import { PasswordInput } from '../PasswordInput/PasswordInput.tsx'
import { TextInput } from '../TextInput/TextInput.tsx'
import { loginFormStyles } from './LoginForm.styles.ts'

/** The form's own values: nothing is left out, what is not known is blank. */
export type LoginValues = { [K in keyof LoginRequest]-?: NonNullable<LoginRequest[K]> }

export interface LoginFormProps {
  /** Everything wrong with what was typed; the contract knows. */
  validate: (values: LoginValues) => FieldErrors<keyof LoginValues>
  onSubmit: (values: LoginValues) => void
  /** Why the server refused, as a sentence. */
  error?: string | undefined
  /** What the server found wrong with single fields. */
  fieldErrors?: FieldErrors<keyof LoginValues> | undefined
  /** The form is on its way. */
  isBusy?: boolean
  /** Where a newcomer makes an account. */
  registerHref: string
  /** Where a forgotten password is replaced; without it there is no such link. */
  forgotHref?: string | undefined
  /** Username or email known from before, so that it is not asked twice. */
  initialIdentifier?: string
}

/** Signs in with a username or an email. */
export function LoginForm({
  validate,
  onSubmit,
  error,
  fieldErrors,
  isBusy = false,
  registerHref,
  forgotHref,
  initialIdentifier = '',
}: LoginFormProps) {
  const { login, fixFirst } = useMessages().account
  const styles = loginFormStyles(useTheme())
  const titleId = useId()
  const form = useFormFields<LoginValues>({
    initialValues: { email_or_username: initialIdentifier, password: '', remember_me: false },
    validate,
    liveFields: ['password'],
    serverErrors: fieldErrors,
    isBusy,
    onSubmit,
  })

  return (
    <form
      aria-labelledby={titleId}
      css={styles.form}
      noValidate
      onSubmit={form.handleSubmit}
      ref={form.formRef}
    >
      <h1 css={styles.title} id={titleId} tabIndex={-1}>
        {login.title}
      </h1>
      <p css={styles.lead}>{login.lead}</p>
      {error && <FormError>{error}</FormError>}
      <TextInput
        autoComplete="username"
        error={form.errors.email_or_username}
        isRequired
        label={login.identifier}
        name="username"
        onChange={(value) => form.change('email_or_username', value)}
        value={form.values.email_or_username}
      />
      <PasswordInput
        autoComplete="current-password"
        error={form.errors.password}
        isRequired
        label={login.password}
        name="password"
        onChange={(value) => form.change('password', value)}
        value={form.values.password}
      />
      <div css={styles.between}>
        <Checkbox
          isSelected={form.values.remember_me}
          name="remember_me"
          onChange={(value) => form.change('remember_me', value)}
        >
          {login.remember}
        </Checkbox>
        {forgotHref && <Link href={forgotHref}>{login.forgot}</Link>}
      </div>
      <Button
        busyLabel={login.busy}
        isBusy={isBusy}
        isDisabled={form.hasErrors}
        isFullWidth
        reason={fixFirst}
        type="submit"
        variant="gold"
      >
        {login.submit}
      </Button>
      <p css={styles.other}>
        {login.noAccount} <Link href={registerHref}>{login.register}</Link>
      </p>
    </form>
  )
}
