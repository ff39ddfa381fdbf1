import type { OpenSignIn } from '@kathasagar/api/contract'
import { useState } from 'react'

import { Badge } from '../../components/primitives/Badge/Badge.tsx'
import { Button } from '../../components/primitives/Button/Button.tsx'
import { FormError } from '../../components/account/FormError/FormError.tsx'
import { PasswordDialog } from '../../components/account/PasswordDialog/PasswordDialog.tsx'
import { SettingsSection } from '../../components/account/SettingsSection/SettingsSection.tsx'
import { fill } from '../../format/fill.ts'
import { useFormat } from '../../format/useFormat.ts'
import { useSettingsMessages } from '../../messages/useSettingsMessages.ts'
import { accountSettingsScreenStyles as styles } from './AccountSettingsScreen.styles.ts'

/** State of an action that asks for the password first. */
export interface ReauthenticatedAction {
  /** Disables the form while the action runs. */
  isBusy: boolean
  /** Error message of the last attempt. */
  error?: string | undefined
}

export interface DevicesSectionProps {
  /** Sessions, the latest first. */
  items: readonly OpenSignIn[]
  /** Error message. Set if the sessions could not be loaded. */
  error?: string | undefined
  /** Without a password nobody can prove to be the owner here. */
  hasPassword: boolean
  /** State of signing out everywhere. */
  endingAll: ReauthenticatedAction
  /** Called with the password; the app leads away once it is done. */
  onEndAll: (password: string) => void
}

/** Lists the sessions of the account and ends all of them. */
export function DevicesSection({
  error,
  hasPassword,
  endingAll,
  items,
  onEndAll,
}: DevicesSectionProps) {
  const { devices: messages, leaving } = useSettingsMessages().settings
  const { moment } = useFormat()
  const [isAsking, setIsAsking] = useState(false)

  return (
    <SettingsSection lead={messages.lead} title={messages.title}>
      {error && <FormError>{error}</FormError>}
      <ul aria-label={messages.list} css={styles.sessions}>
        {items.map(({ id, created_at, is_current }) => (
          <li key={id} css={styles.session}>
            {fill(messages.since, { date: moment(created_at) })}
            {is_current && <Badge tone="positive">{messages.current}</Badge>}
          </li>
        ))}
      </ul>
      <Button
        icon="logout"
        isDisabled={!hasPassword}
        onPress={() => setIsAsking(true)}
        reason={leaving.noPassword}
        size="small"
      >
        {messages.endAll}
      </Button>
      <PasswordDialog
        {...endingAll}
        busyLabel={messages.busy}
        isOpen={isAsking}
        message={messages.endAllLead}
        onClose={() => setIsAsking(false)}
        onConfirm={onEndAll}
        submitLabel={messages.endAll}
        title={messages.endAllTitle}
      />
    </SettingsSection>
  )
}
