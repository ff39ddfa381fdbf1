import { AccountNotice } from '../../components/AccountNotice/AccountNotice.tsx'
import { AccountSplit } from '../../components/AccountSplit/AccountSplit.tsx'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { EmailForm, type EmailFormProps } from '../../components/EmailForm/EmailForm.tsx'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { useAccountMessages } from '../../../../messages/useAccountMessages.ts'

export interface ForgotPasswordScreenProps extends Pick<EmailFormProps, 'validate' | 'onSubmit'> {
  /** Response of the server. It replaces the form. */
  sentMessage?: string | undefined
  loginHref: string
}

export function ForgotPasswordScreen({
  sentMessage,
  loginHref,
  ...form
}: ForgotPasswordScreenProps) {
  const { forgot, backToLogin } = useAccountMessages().account

  return (
    <AccountSplit>
      {sentMessage ? (
        <AccountNotice message={sentMessage} title={forgot.sent} tone="done">
          <p>{forgot.sentHint}</p>
          <ButtonLink href={loginHref} isFullWidth variant="primary">
            {backToLogin}
          </ButtonLink>
        </AccountNotice>
      ) : (
        <EmailForm
          {...form}
          lead={forgot.lead}
          other={<Link href={loginHref}>{backToLogin}</Link>}
          submitLabel={forgot.submit}
          title={forgot.title}
        />
      )}
    </AccountSplit>
  )
}
