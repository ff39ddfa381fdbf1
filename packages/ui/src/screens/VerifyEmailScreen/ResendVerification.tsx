import { AccountNotice } from '../../components/account/AccountNotice/AccountNotice.tsx'
import { ButtonLink } from '../../components/primitives/ButtonLink/ButtonLink.tsx'
import { EmailForm } from '../../components/account/EmailForm/EmailForm.tsx'
import { Link } from '../../components/primitives/Link/Link.tsx'
import { useAccountMessages } from '../../messages/useAccountMessages.ts'
import type { VerifyEmailScreenProps } from './VerifyEmailScreen.tsx'

/** Asks for the email to which a new link is mailed, and then says that it was. */
export function ResendVerification({
  sentMessage,
  loginHref,
  validate,
  onSubmit,
  error,
  fieldErrors,
  isBusy = false,
}: VerifyEmailScreenProps) {
  const { verify, backToLogin } = useAccountMessages().account

  return sentMessage ? (
    <AccountNotice message={sentMessage} title={verify.sent} tone="done">
      <ButtonLink href={loginHref} isFullWidth variant="primary">
        {backToLogin}
      </ButtonLink>
    </AccountNotice>
  ) : (
    <EmailForm
      error={error}
      fieldErrors={fieldErrors}
      isBusy={isBusy}
      lead={verify.lead}
      onSubmit={onSubmit}
      other={<Link href={loginHref}>{backToLogin}</Link>}
      submitLabel={verify.resend}
      title={verify.title}
      validate={validate}
    />
  )
}
