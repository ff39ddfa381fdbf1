import { AccountNotice } from '../../components/AccountNotice/AccountNotice.tsx'
import { AccountSplit } from '../../components/AccountSplit/AccountSplit.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { fill } from '../../../../design-system/format/fill.ts'
import { useAccountMessages } from '../../../../messages/useAccountMessages.ts'

export interface LoginLinkScreenProps {
  accountName?: string | undefined
  signedInAs?: string | undefined
  isBusy?: boolean
  onAccept: () => void
  onDecline: () => void
}

/** Asks for confirmation, because the account may belong to the sender of the link. */
export function LoginLinkScreen({ accountName: name, signedInAs, ...rest }: LoginLinkScreenProps) {
  const { loginLink, login } = useAccountMessages().account
  const instead = signedInAs ? ` ${fill(loginLink.instead, { name: signedInAs })}` : ''

  return (
    <AccountSplit>
      {name === undefined ? (
        <AccountNotice title={loginLink.pending} tone="waiting" />
      ) : (
        <AccountNotice
          message={loginLink.lead + instead}
          title={fill(loginLink.title, { name })}
          tone="asking"
        >
          <Button
            busyLabel={login.busy}
            isBusy={rest.isBusy ?? false}
            isFullWidth
            onPress={rest.onAccept}
            variant="primary"
          >
            {fill(loginLink.accept, { name })}
          </Button>
          <Button isFullWidth onPress={rest.onDecline}>
            {loginLink.decline}
          </Button>
        </AccountNotice>
      )}
    </AccountSplit>
  )
}
