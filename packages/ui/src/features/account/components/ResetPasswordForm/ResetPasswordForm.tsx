import type { FieldErrors, NewPasswordForm } from '@kathasagar/api/contract'

import { useAccountMessages } from '../../../../messages/useAccountMessages.ts'
import type { FormRefusal } from '../../../../design-system/primitives/Form/Form.tsx'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { AccountForm } from '../AccountForm/AccountForm.tsx'
import { newPasswordFields } from '../NewPasswordFields/newPasswordFields.ts'
import { passwordRules, type PasswordTests } from '../NewPasswordFields/passwordRules.ts'

export interface ResetPasswordFormProps {
  validate: (values: NewPasswordForm) => FieldErrors<keyof NewPasswordForm>
  passwordTests: PasswordTests
  onSubmit: (values: NewPasswordForm) => Promise<FormRefusal | null>
  loginHref: string
}

export function ResetPasswordForm(props: ResetPasswordFormProps) {
  const { validate, passwordTests, onSubmit, loginHref } = props
  const { reset, register, passwordRules: rules, backToLogin } = useAccountMessages().account

  return (
    <AccountForm
      busyLabel={reset.busy}
      errorsOf={validate}
      fields={({ password }) =>
        newPasswordFields(
          [register.password, register.confirm],
          passwordRules(passwordTests, password, rules),
        )
      }
      initialValues={{ password: '', confirm_password: '' }}
      lead={reset.lead}
      notice={reset.notice}
      onSubmit={onSubmit}
      other={<Link href={loginHref}>{backToLogin}</Link>}
      submitLabel={reset.submit}
      title={reset.title}
    />
  )
}
