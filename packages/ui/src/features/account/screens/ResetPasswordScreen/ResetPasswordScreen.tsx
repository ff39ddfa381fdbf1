import type { FieldErrors, NewPasswordForm } from '@kathasagar/api/contract'

import { AccountNotice } from '../../components/AccountNotice/AccountNotice.tsx'
import { AccountSplit } from '../../components/AccountSplit/AccountSplit.tsx'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import type { FormRefusal } from '../../../../design-system/primitives/Form/Form.tsx'
import { AccountForm } from '../../components/AccountForm/AccountForm.tsx'
import {
  useNewPasswordFields,
  type PasswordTests,
} from '../../components/NewPasswordFields/newPasswordFields.ts'
import { useAccountMessages } from '../../../../messages/useAccountMessages.ts'

interface ResetPasswordScreenProps {
  validate: (values: NewPasswordForm) => FieldErrors<keyof NewPasswordForm>
  passwordTests: PasswordTests
  onSubmit: (values: NewPasswordForm) => Promise<FormRefusal | null>
  loginHref: string
  /** State of the link. `pending` while it is being verified, `failed` if it is unknown. */
  state: 'pending' | 'form' | 'done' | 'used' | 'expired' | 'failed'
  forgotHref: string
}

export function ResetPasswordScreen(props: ResetPasswordScreenProps) {
  const { state, loginHref } = props
  const { reset, register, backToLogin } = useAccountMessages().account
  const passwordFields = useNewPasswordFields(props.passwordTests, [
    register.password,
    register.confirm,
  ])

  return (
    <AccountSplit>
      {state === 'pending' && <AccountNotice title={reset.pending} tone="waiting" />}
      {state === 'form' && (
        <AccountForm
          busyLabel={reset.busy}
          errorsOf={props.validate}
          fields={({ password }) => passwordFields(password)}
          initialValues={{ password: '', confirm_password: '' }}
          lead={reset.lead}
          notice={reset.notice}
          onSubmit={props.onSubmit}
          other={<Link href={loginHref}>{backToLogin}</Link>}
          submitLabel={reset.submit}
          title={reset.title}
        />
      )}
      {state === 'done' && (
        <AccountNotice message={reset.doneHint} title={reset.done} tone="done">
          <ButtonLink href={loginHref} isFullWidth variant="primary">
            {reset.proceed}
          </ButtonLink>
        </AccountNotice>
      )}
      {(state === 'failed' || state === 'used' || state === 'expired') && (
        <AccountNotice message={reset[`${state}Hint`]} title={reset.failed} tone="failed">
          <ButtonLink href={props.forgotHref} isFullWidth variant="primary">
            {reset.again}
          </ButtonLink>
          <Link href={loginHref}>{backToLogin}</Link>
        </AccountNotice>
      )}
    </AccountSplit>
  )
}
