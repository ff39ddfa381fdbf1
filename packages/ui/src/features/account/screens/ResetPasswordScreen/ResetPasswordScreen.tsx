import { AccountNotice } from '../../components/AccountNotice/AccountNotice.tsx'
import { AccountSplit } from '../../components/AccountSplit/AccountSplit.tsx'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { ResetPasswordForm } from '../../components/ResetPasswordForm/ResetPasswordForm.tsx'
import type { ResetPasswordFormProps } from '../../components/ResetPasswordForm/ResetPasswordForm.tsx'
import { useAccountMessages } from '../../../../messages/useAccountMessages.ts'

export interface ResetPasswordScreenProps extends ResetPasswordFormProps {
  /** `pending`: the link is being verified. `failed`: the link is unknown. */
  state: 'pending' | 'form' | 'done' | 'used' | 'expired' | 'failed'
  forgotHref: string
}

export function ResetPasswordScreen({ state, forgotHref, ...form }: ResetPasswordScreenProps) {
  const { reset, backToLogin } = useAccountMessages().account
  const { loginHref } = form

  return (
    <AccountSplit>
      {state === 'pending' && <AccountNotice title={reset.pending} tone="waiting" />}
      {state === 'form' && <ResetPasswordForm {...form} />}
      {state === 'done' && (
        <AccountNotice message={reset.doneHint} title={reset.done} tone="done">
          <ButtonLink href={loginHref} isFullWidth variant="primary">
            {reset.proceed}
          </ButtonLink>
        </AccountNotice>
      )}
      {(state === 'failed' || state === 'used' || state === 'expired') && (
        <AccountNotice message={reset[`${state}Hint`]} title={reset.failed} tone="failed">
          <ButtonLink href={forgotHref} isFullWidth variant="primary">
            {reset.again}
          </ButtonLink>
          <Link href={loginHref}>{backToLogin}</Link>
        </AccountNotice>
      )}
    </AccountSplit>
  )
}
