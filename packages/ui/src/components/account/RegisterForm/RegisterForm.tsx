import type { FieldErrors, RegisterRequest } from '@kathasagar/api/contract'
import type { ReactNode } from 'react'

import { useFormFields } from '../../../hooks/useFormFields.ts'
import { useAccountMessages } from '../../../messages/useAccountMessages.ts'
import { AccountForm } from '../AccountForm/AccountForm.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import type { PasswordTests } from '../NewPasswordFields/passwordRules.ts'
import { RegisterFields } from './RegisterFields.tsx'

type Typed = Omit<RegisterRequest, 'language' | 'guest_token' | 'time_zone'>
/** The form's own values: nothing is left out, what is not known is blank. */
export type RegisterValues = { [K in keyof Typed]-?: NonNullable<Typed[K]> }

export interface RegisterFormProps {
  /** Everything wrong with what was typed; the contract knows. */
  validate: (values: RegisterValues) => FieldErrors<keyof RegisterValues>
  /** Rules of a new password, as the contract lists them. */
  passwordTests: PasswordTests
  /** An empty `display_name` means that none was given. */
  onSubmit: (values: RegisterValues) => void
  /** Why the server refused, as a sentence. */
  error?: string | undefined
  /** What the server found wrong with single fields, such as a name that is taken. */
  fieldErrors?: FieldErrors<keyof RegisterValues> | undefined
  /** The form is on its way. */
  isBusy?: boolean
  /** Another way in, such as Google's button. */
  alternative?: ReactNode
  /** Where someone with an account signs in. */
  loginHref: string
}

const empty: RegisterValues = {
  username: '',
  email: '',
  display_name: '',
  password: '',
  confirm_password: '',
}

/** Makes an account. The two passwords are checked as they are typed, the rest when it is sent. */
export function RegisterForm({
  passwordTests,
  error,
  fieldErrors,
  isBusy = false,
  alternative,
  loginHref,
  ...send
}: RegisterFormProps) {
  const { register } = useAccountMessages().account
  const { bind, formRef, handleSubmit } = useFormFields<RegisterValues>({
    ...send,
    initialValues: empty,
    liveFields: ['password', 'confirm_password'],
    serverErrors: fieldErrors,
    isBusy,
  })

  return (
    <AccountForm
      alternative={alternative}
      busyLabel={register.busy}
      error={error}
      formRef={formRef}
      isBusy={isBusy}
      lead={register.lead}
      notice={register.age}
      onSubmit={handleSubmit}
      other={<Returning loginHref={loginHref} />}
      submitLabel={register.submit}
      title={register.title}
    >
      <RegisterFields bind={bind} passwordTests={passwordTests} />
    </AccountForm>
  )
}

function Returning({ loginHref }: Pick<RegisterFormProps, 'loginHref'>) {
  const { register } = useAccountMessages().account

  return (
    <>
      {register.hasAccount} <Link href={loginHref}>{register.login}</Link>
    </>
  )
}
