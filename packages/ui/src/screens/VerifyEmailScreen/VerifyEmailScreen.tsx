import { AccountSplit } from '../../components/account/AccountSplit/AccountSplit.tsx'
import type { EmailFormProps } from '../../components/account/EmailForm/EmailForm.tsx'
import { ResendVerification } from './ResendVerification.tsx'
import { VerifyEmailNotice } from './VerifyEmailNotice.tsx'
import { verifyEmailScreenStyles as styles } from './VerifyEmailScreen.styles.ts'

/** The link is on its way, was good, was good before, opened nothing, or an email is asked for. */
export type VerifyEmailState = 'pending' | 'success' | 'used' | 'error' | 'manual'

export interface VerifyEmailScreenProps extends Pick<
  EmailFormProps,
  'validate' | 'onSubmit' | 'error' | 'fieldErrors' | 'isBusy'
> {
  /** State of the link. */
  state: VerifyEmailState
  /** Why the link opened nothing; a general sentence without one. */
  reason?: string | undefined
  /** What the server said once a new mail was asked for; then it stands in the form's place. */
  sentMessage?: string | undefined
  /** The reader wants a new link. */
  onAskAgain: () => void
  /** Where someone signs in. */
  loginHref: string
  /** Where the stories are, for who is signed in already. */
  homeHref?: string | undefined
}

/** Where the link of a mail leads that confirms an email. */
export function VerifyEmailScreen(props: VerifyEmailScreenProps) {
  return (
    <div css={styles.screen}>
      <AccountSplit>
        {props.state === 'manual' ? (
          <ResendVerification {...props} />
        ) : (
          <VerifyEmailNotice {...props} state={props.state} />
        )}
      </AccountSplit>
    </div>
  )
}
