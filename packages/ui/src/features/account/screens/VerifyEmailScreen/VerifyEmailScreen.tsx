import { AccountNotice } from '../../components/AccountNotice/AccountNotice.tsx'
import { AccountSplit } from '../../components/AccountSplit/AccountSplit.tsx'
import { EmailForm, type EmailFormProps } from '../../components/EmailForm/EmailForm.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { useAccountMessages } from '../../../../messages/useAccountMessages.ts'

/** State of the link. `manual` if there is no link, so that the page asks for an email address. */
export type VerifyEmailState = 'pending' | 'success' | 'used' | 'error' | 'manual'

export interface VerifyEmailScreenProps extends Pick<EmailFormProps, 'validate' | 'onSubmit'> {
  state: VerifyEmailState
  /** Reason why the link is invalid. Default: a general message. */
  reason?: string | undefined
  /** Response of the server. It replaces the form. */
  sentMessage?: string | undefined
  onAskAgain: () => void
  loginHref: string
  homeHref?: string | undefined
}

export function VerifyEmailScreen(props: VerifyEmailScreenProps) {
  return (
    <AccountSplit>
      <Outcome {...props} />
    </AccountSplit>
  )
}

function Outcome({
  state,
  reason,
  sentMessage,
  loginHref,
  homeHref,
  ...on
}: VerifyEmailScreenProps) {
  const { verify, backToLogin } = useAccountMessages().account
  const toLogin = <Link href={loginHref}>{backToLogin}</Link>

  switch (state) {
    case 'pending':
      return <AccountNotice title={verify.pending} tone="waiting" />
    case 'success':
    case 'used':
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
    case 'error':
      return (
        <AccountNotice message={reason ?? verify.failedHint} title={verify.failed} tone="failed">
          <Button isFullWidth onPress={on.onAskAgain} variant="primary">
            {verify.resend}
          </Button>
          {toLogin}
        </AccountNotice>
      )
    case 'manual':
      return sentMessage ? (
        <AccountNotice message={sentMessage} title={verify.sent} tone="done">
          <ButtonLink href={loginHref} isFullWidth variant="primary">
            {backToLogin}
          </ButtonLink>
        </AccountNotice>
      ) : (
        <EmailForm
          lead={verify.lead}
          onSubmit={on.onSubmit}
          other={toLogin}
          submitLabel={verify.resend}
          title={verify.title}
          validate={on.validate}
        />
      )
  }
}
