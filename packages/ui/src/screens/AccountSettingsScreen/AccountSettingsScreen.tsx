import type { User } from '@kathasagar/api/contract'

import { Alert } from '../../components/primitives/Alert/Alert.tsx'
import { ErrorState } from '../../components/primitives/ErrorState/ErrorState.tsx'
import { Skeleton } from '../../components/primitives/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../components/primitives/VisuallyHidden/VisuallyHidden.tsx'
import { useSettingsMessages } from '../../messages/useSettingsMessages.ts'
import { accountSettingsScreenStyles as styles } from './AccountSettingsScreen.styles.ts'
import { AccountSections, type AccountSectionsProps } from './AccountSections.tsx'
import { LeavingSection, type LeavingSectionProps } from './LeavingSection.tsx'

export interface AccountSettingsScreenProps extends Omit<AccountSectionsProps, 'user'> {
  /** The account is on its way, could not be had, or is there. */
  status: 'loading' | 'failed' | 'ready'
  /** Why the account could not be had, as a sentence. */
  error?: string | undefined
  /** Asks for the account again. */
  onRetry: () => void
  /** Who is signed in; there once the status is `ready`. */
  user: User | null
}

/** Everything a signed-in person sets, sees and takes along of their own account; whoever is suspended takes along and leaves. */
export function AccountSettingsScreen({
  status,
  error,
  onRetry,
  user,
  ...sections
}: AccountSettingsScreenProps) {
  const messages = useSettingsMessages().settings

  return (
    <div css={styles.page}>
      <h1 css={styles.title} tabIndex={-1}>
        {messages.title}
      </h1>
      {status === 'failed' && (
        <ErrorState message={error ?? ''} onRetry={onRetry} title={messages.failed} />
      )}
      {status === 'loading' && <Loading />}
      {status === 'ready' && user && !user.is_suspended && (
        <AccountSections {...sections} user={user} />
      )}
      {status === 'ready' && user?.is_suspended && (
        <Suspended hasPassword={user.has_password} {...sections.leaving} />
      )}
    </div>
  )
}

/** What is left to whoever is suspended: their data, and the way out. */
function Suspended(leaving: LeavingSectionProps) {
  const messages = useSettingsMessages().settings

  return (
    <div css={styles.column}>
      <Alert icon="warning" role="note" tone="warning">
        {messages.suspended}
      </Alert>
      <LeavingSection {...leaving} />
    </div>
  )
}

function Loading() {
  const messages = useSettingsMessages().settings

  return (
    <div aria-busy="true" css={styles.columns}>
      <div role="status">
        <VisuallyHidden>{messages.loading}</VisuallyHidden>
      </div>
      {['320px', '240px', '200px', '280px'].map((height) => (
        <Skeleton key={height} height={height} shape="block" width="100%" />
      ))}
    </div>
  )
}
