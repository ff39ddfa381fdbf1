import type { User } from '@kathasagar/api/contract'

import { Alert } from '../../../../design-system/primitives/Alert/Alert.tsx'
import { ErrorState } from '../../../../design-system/primitives/ErrorState/ErrorState.tsx'
import { Skeleton } from '../../../../design-system/primitives/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../../../design-system/primitives/VisuallyHidden/VisuallyHidden.tsx'
import { PageHeader } from '../../../../design-system/primitives/PageHeader/PageHeader.tsx'
import { useSettingsMessages } from '../../../../messages/useSettingsMessages.ts'
import { accountSettingsScreenStyles as styles } from './AccountSettingsScreen.styles.ts'
import { AccountSections, LeavingSection, type AccountSectionsProps } from './AccountSections.tsx'

export interface AccountSettingsScreenProps extends Omit<AccountSectionsProps, 'user'> {
  status: 'loading' | 'failed' | 'ready'
  error?: string | undefined
  onRetry: () => void
  user: User | null
}

/** Settings of the account. A suspended user can only export data and close the account. */
export function AccountSettingsScreen(props: AccountSettingsScreenProps) {
  const { status, error, onRetry, user, ...sections } = props
  const messages = useSettingsMessages().settings

  return (
    <div css={styles.page}>
      <PageHeader title={messages.title} />
      {status === 'failed' && (
        <ErrorState message={error ?? ''} onRetry={onRetry} title={messages.failed} />
      )}
      {status === 'loading' && (
        <div aria-busy="true" css={styles.columns}>
          <div role="status">
            <VisuallyHidden>{messages.loading}</VisuallyHidden>
          </div>
          {['320px', '240px', '200px', '280px'].map((height) => (
            <Skeleton key={height} height={height} shape="block" width="100%" />
          ))}
        </div>
      )}
      {status === 'ready' && user && !user.is_suspended && (
        <AccountSections {...sections} user={user} />
      )}
      {status === 'ready' && user?.is_suspended && (
        <div css={styles.column}>
          <Alert icon="warning" role="note" tone="warning">
            {messages.suspended}
          </Alert>
          <LeavingSection {...sections.leaving} hasPassword={user.has_password} />
        </div>
      )}
    </div>
  )
}
