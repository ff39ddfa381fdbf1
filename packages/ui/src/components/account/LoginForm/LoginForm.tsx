import type { FieldErrors, LoginRequest } from '@kathasagar/api/contract'
import type { ReactNode } from 'react'

import { useFormFields } from '../../../hooks/useFormFields.ts'
import { useAccountMessages } from '../../../messages/useAccountMessages.ts'
import { AccountForm } from '../AccountForm/AccountForm.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { LoginFields } from './LoginFields.tsx'

/** The form's own values: nothing is left out, what is not known is blank. */
type Typed = Omit<LoginRequest, 'guest_token' | 'time_zone'>
export type LoginValues = { [K in keyof Typed]-?: NonNullable<Typed[K]> }

export interface LoginFormProps {
  /** Everything wrong with what was typed; the contract knows. */
  validate: (values: LoginValues) => FieldErrors<keyof LoginValues>
  /** Called with what was typed, once `validate` finds nothing wrong. */
  onSubmit: (values: LoginValues) => void
  /** In place of the welcome: why somebody was led here. */
  lead?: string | undefined
  /** Why the server refused, as a sentence. */
  error?: string | undefined
  /** What the server found wrong with single fields. */
  fieldErrors?: FieldErrors<keyof LoginValues> | undefined
  /** The form is on its way. */
  isBusy?: boolean
  /** Another way in, such as Google's button. */
  alternative?: ReactNode
  /** Where a newcomer makes an account. */
  registerHref: string
  /** Where a forgotten password is replaced; without it there is no such link. */
  forgotHref?: string | undefined
  /** Username or email known from before, so that it is not asked twice. */
  initialIdentifier?: string
}

/** Signs in with a username or an email. */
export function LoginForm({
  error,
  fieldErrors,
  isBusy = false,
  alternative,
  registerHref,
  forgotHref,
  initialIdentifier = '',
  lead,
  ...send
}: LoginFormProps) {
  const { login } = useAccountMessages().account
  const { bind, formRef, handleSubmit } = useFormFields<LoginValues>({
    ...send,
    initialValues: { email_or_username: initialIdentifier, password: '', remember_me: false },
    liveFields: ['password'],
    serverErrors: fieldErrors,
    isBusy,
  })

  return (
    <AccountForm
      alternative={alternative}
      busyLabel={login.busy}
      error={error}
      formRef={formRef}
      isBusy={isBusy}
      lead={lead ?? login.lead}
      onSubmit={handleSubmit}
      other={<Newcomer registerHref={registerHref} />}
      submitLabel={login.submit}
      title={login.title}
    >
      <LoginFields bind={bind} forgotHref={forgotHref} />
    </AccountForm>
  )
}

function Newcomer({ registerHref }: Pick<LoginFormProps, 'registerHref'>) {
  const { login } = useAccountMessages().account

  return (
    <>
      {login.noAccount} <Link href={registerHref}>{login.register}</Link>
    </>
  )
}
