import type { User } from '@kathasagar/api/contract'

import { Badge } from '../../components/primitives/Badge/Badge.tsx'
import { Button } from '../../components/primitives/Button/Button.tsx'
import { FormError } from '../../components/account/FormError/FormError.tsx'
import { SettingsSection } from '../../components/account/SettingsSection/SettingsSection.tsx'
import { useSettingsMessages } from '../../messages/useSettingsMessages.ts'
import { accountSettingsScreenStyles as styles } from './AccountSettingsScreen.styles.ts'

export interface EmailSectionProps {
  /** Whose address it is. */
  user: Pick<User, 'email' | 'is_verified'>
  /** A mail is being asked for. */
  isBusy: boolean
  /** What the server said once a mail was asked for. */
  sentMessage?: string | undefined
  /** Why no mail was sent, as a sentence. */
  error?: string | undefined
  /** Another mail is wanted. */
  onResend: () => void
}

/** The address, whether it is known to be theirs, and another mail while it is not. */
export function EmailSection({ user, isBusy, sentMessage, error, onResend }: EmailSectionProps) {
  const messages = useSettingsMessages().settings.email
  const { is_verified } = user

  return (
    <SettingsSection
      aside={
        <Badge icon={is_verified ? 'check' : 'warning'} tone={is_verified ? 'positive' : 'warning'}>
          {is_verified ? messages.verified : messages.unverified}
        </Badge>
      }
      lead={is_verified ? undefined : messages.lead}
      title={messages.title}
    >
      <p css={styles.words}>{user.email}</p>
      {!is_verified && (
        <div css={styles.way}>
          {error && <FormError>{error}</FormError>}
          <Button busyLabel={messages.busy} isBusy={isBusy} onPress={onResend} size="small">
            {messages.resend}
          </Button>
          <p css={styles.note} role="status">
            {!error && sentMessage}
          </p>
        </div>
      )}
    </SettingsSection>
  )
}
