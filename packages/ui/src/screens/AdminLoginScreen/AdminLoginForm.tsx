import { AccountForm } from '../../components/account/AccountForm/AccountForm.tsx'
import { Link } from '../../components/primitives/Link/Link.tsx'
import { PasswordInput } from '../../components/primitives/PasswordInput/PasswordInput.tsx'
import { TextInput } from '../../components/primitives/TextInput/TextInput.tsx'
import { useFormFields, type BindField } from '../../hooks/useFormFields.ts'
import type { AdminMessages } from '../../messages/en.ts'
import { useAdminMessages } from '../../messages/useAdminMessages.ts'

export interface AdminLoginValues {
  email_or_username: string
  password: string
}

export interface AdminLoginFormProps {
  /** Why the server refused, as a sentence. */
  error?: string | undefined
  /** Why somebody was led here, in place of the welcome. */
  lead?: string | undefined
  /** The form is on its way. */
  isBusy?: boolean
  /** Where the site itself is. */
  homeHref: string
  /** Called with what was typed, once both fields are filled. */
  onSubmit: (values: AdminLoginValues) => void
}

/** Both fields are required; what else is wrong with them is the server's to say. */
const missing = (
  { email_or_username, password }: AdminLoginValues,
  login: AdminMessages['admin']['shell']['login'],
) => ({
  email_or_username: email_or_username.trim() ? undefined : login.identifierMissing,
  password: password ? undefined : login.passwordMissing,
})

/** Signs an admin in. */
export function AdminLoginForm({
  error,
  lead,
  isBusy = false,
  homeHref,
  onSubmit,
}: AdminLoginFormProps) {
  const { login } = useAdminMessages().shell
  const { bind, formRef, handleSubmit } = useFormFields<AdminLoginValues>({
    initialValues: { email_or_username: '', password: '' },
    validate: (values) => missing(values, login),
    liveFields: [],
    isBusy,
    onSubmit,
  })

  return (
    <AccountForm
      busyLabel={login.busy}
      error={error}
      formRef={formRef}
      isBusy={isBusy}
      lead={lead ?? login.lead}
      onSubmit={handleSubmit}
      other={<Link href={homeHref}>{login.site}</Link>}
      submitLabel={login.submit}
      title={login.title}
    >
      <Fields bind={bind} />
    </AccountForm>
  )
}

function Fields({ bind }: { bind: BindField<AdminLoginValues> }) {
  const { login } = useAdminMessages().shell

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
    </>
  )
}
