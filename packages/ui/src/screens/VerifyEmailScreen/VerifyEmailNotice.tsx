import { AccountNotice } from '../../components/account/AccountNotice/AccountNotice.tsx'
import { Button } from '../../components/primitives/Button/Button.tsx'
import { ButtonLink } from '../../components/primitives/ButtonLink/ButtonLink.tsx'
import { Link } from '../../components/primitives/Link/Link.tsx'
import { useAccountMessages } from '../../messages/useAccountMessages.ts'
import type { VerifyEmailScreenProps, VerifyEmailState } from './VerifyEmailScreen.tsx'

export interface VerifyEmailNoticeProps extends Pick<
  VerifyEmailScreenProps,
  'reason' | 'onAskAgain' | 'loginHref' | 'homeHref'
> {
  /** State of the link. */
  state: Exclude<VerifyEmailState, 'manual'>
}

/** What came of the link. */
export function VerifyEmailNotice({
  state,
  reason,
  onAskAgain,
  loginHref,
  homeHref,
}: VerifyEmailNoticeProps) {
  const { verify, backToLogin } = useAccountMessages().account

  if (state === 'pending') return <AccountNotice title={verify.pending} tone="waiting" />
  if (state === 'success' || state === 'used') {
    return (
      <AccountNotice message={verify[`${state}Hint`]} title={verify[state]} tone="done">
        <ButtonLink href={loginHref} isFullWidth variant={homeHref ? 'secondary' : 'primary'}>
          {verify.proceed}
        </ButtonLink>
        {homeHref && (
          <ButtonLink href={homeHref} isFullWidth variant="primary">
            {verify.home}
          </ButtonLink>
        )}
      </AccountNotice>
    )
  }
  return (
    <AccountNotice message={reason ?? verify.failedHint} title={verify.failed} tone="failed">
      <Button isFullWidth onPress={onAskAgain} variant="primary">
        {verify.resend}
      </Button>
      <Link href={loginHref}>{backToLogin}</Link>
    </AccountNotice>
  )
}
