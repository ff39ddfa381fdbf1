import type { FieldErrors, NewPasswordForm } from '@kathasagar/api/contract'

import { useFormFields, type BindField } from '../../../hooks/useFormFields.ts'
import { useAccountMessages } from '../../../messages/useAccountMessages.ts'
import { AccountForm } from '../AccountForm/AccountForm.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { NewPasswordFields } from '../NewPasswordFields/NewPasswordFields.tsx'
import type { PasswordTests } from '../NewPasswordFields/passwordRules.ts'
import { resetPasswordFormStyles as styles } from './ResetPasswordForm.styles.ts'

export interface ResetPasswordFormProps {
  /** Everything wrong with what was typed; the contract knows. */
  validate: (values: NewPasswordForm) => FieldErrors<keyof NewPasswordForm>
  /** Rules of a new password, as the contract lists them. */
  passwordTests: PasswordTests
  /** Called with what was typed, once `validate` finds nothing wrong. */
  onSubmit: (values: NewPasswordForm) => void
  /** Why the server refused, as a sentence. */
  error?: string | undefined
  /** What the server found wrong with the password. */
  fieldErrors?: FieldErrors<keyof NewPasswordForm> | undefined
  /** The form is on its way. */
  isBusy?: boolean
  /** Where someone signs in who remembers the old password after all. */
  loginHref: string
}

/** Chooses a new password in the place of a forgotten one; both are checked as they are typed. */
export function ResetPasswordForm({
  passwordTests,
  error,
  fieldErrors,
  isBusy = false,
  loginHref,
  ...send
}: ResetPasswordFormProps) {
  const { reset, backToLogin } = useAccountMessages().account
  const { bind, formRef, handleSubmit } = useFormFields<NewPasswordForm>({
    ...send,
    initialValues: { password: '', confirm_password: '' },
    liveFields: ['password', 'confirm_password'],
    serverErrors: fieldErrors,
    isBusy,
  })

  return (
    <AccountForm
      busyLabel={reset.busy}
      error={error}
      formRef={formRef}
      isBusy={isBusy}
      lead={reset.lead}
      notice={reset.notice}
      onSubmit={handleSubmit}
      other={<Link href={loginHref}>{backToLogin}</Link>}
      submitLabel={reset.submit}
      title={reset.title}
    >
      <ResetFields bind={bind} passwordTests={passwordTests} />
    </AccountForm>
  )
}

interface ResetFieldsProps extends Pick<ResetPasswordFormProps, 'passwordTests'> {
  /** Ties a field to its value and its error. */
  bind: BindField<NewPasswordForm>
}

function ResetFields({ bind, passwordTests }: ResetFieldsProps) {
  return (
    <div css={styles.fields}>
      <NewPasswordFields
        confirm={bind('confirm_password')}
        password={bind('password')}
        passwordTests={passwordTests}
      />
    </div>
  )
}
