import { AccountNotice } from '../../components/account/AccountNotice/AccountNotice.tsx'
import { AccountSplit } from '../../components/account/AccountSplit/AccountSplit.tsx'
import { FormError } from '../../components/account/FormError/FormError.tsx'
import { Button } from '../../components/primitives/Button/Button.tsx'
import { ButtonLink } from '../../components/primitives/ButtonLink/ButtonLink.tsx'
import { Link } from '../../components/primitives/Link/Link.tsx'
import { useAccountMessages } from '../../messages/useAccountMessages.ts'
import { unsubscribeScreenStyles as styles } from './UnsubscribeScreen.styles.ts'

export interface UnsubscribeScreenProps {
  /** A question first, since programs open links too; then it is over, or the link ended nothing. */
  state: 'asking' | 'done' | 'failed'
  /** The letters are being ended. */
  isBusy?: boolean
  /** Why nothing was ended, as a sentence; it can be tried again. */
  error?: string | undefined
  /** No more letters are wanted. */
  onConfirm: () => void
  /** Where letters are asked for, and ended too. */
  accountHref: string
  /** Where the stories are. */
  homeHref: string
}

/** Where the link at the end of a weekly letter leads; nobody has to be signed in. */
export function UnsubscribeScreen(props: UnsubscribeScreenProps) {
  return (
    <div css={styles.screen}>
      <AccountSplit>
        {props.state === 'asking' ? <Question {...props} /> : <Outcome {...props} />}
      </AccountSplit>
    </div>
  )
}

function Question({ isBusy = false, error, onConfirm, homeHref }: UnsubscribeScreenProps) {
  const messages = useAccountMessages().account.unsubscribe

  return (
    <AccountNotice message={messages.lead} title={messages.title} tone="asking">
      {error && <FormError>{error}</FormError>}
      <Button
        busyLabel={messages.busy}
        isBusy={isBusy}
        isFullWidth
        onPress={onConfirm}
        variant="primary"
      >
        {messages.submit}
      </Button>
      <Link href={homeHref}>{messages.home}</Link>
    </AccountNotice>
  )
}

function Outcome({ state, accountHref, homeHref }: UnsubscribeScreenProps) {
  const messages = useAccountMessages().account.unsubscribe
  const isDone = state === 'done'

  return (
    <AccountNotice
      message={isDone ? messages.doneHint : messages.failedHint}
      title={isDone ? messages.done : messages.failed}
      tone={isDone ? 'done' : 'failed'}
    >
      <ButtonLink href={isDone ? homeHref : accountHref} isFullWidth variant="primary">
        {isDone ? messages.home : messages.account}
      </ButtonLink>
      {isDone && <Link href={accountHref}>{messages.account}</Link>}
    </AccountNotice>
  )
}
