import { useState } from 'react'

import { Button } from '../../components/primitives/Button/Button.tsx'
import { DeviceList } from '../../components/account/DeviceList/DeviceList.tsx'
import type { DeviceListProps } from '../../components/account/DeviceList/DeviceList.tsx'
import { FormError } from '../../components/account/FormError/FormError.tsx'
import { PasswordDialog } from '../../components/account/PasswordDialog/PasswordDialog.tsx'
import { SettingsSection } from '../../components/account/SettingsSection/SettingsSection.tsx'
import { useSettingsMessages } from '../../messages/useSettingsMessages.ts'

/** How it stands with something that asks for the password first. */
export interface ReauthenticatedAction {
  /** Signing out everywhere is being done. */
  isBusy: boolean
  /** Reason why signing out everywhere was refused, as a sentence. */
  error?: string | undefined
}

export interface DevicesSectionProps extends DeviceListProps {
  /** Why the devices could not be had or one could not be signed out, as a sentence. */
  error?: string | undefined
  /** Without a password nobody can prove to be the owner here. */
  hasPassword: boolean
  /** State of signing out everywhere. */
  endingAll: ReauthenticatedAction
  /** Called with the password; the app leads away once it is done. */
  onEndAll: (password: string) => void
}

/** Where the account is signed in, one device at a time or all at once. */
export function DevicesSection({
  error,
  hasPassword,
  endingAll,
  onEndAll,
  ...list
}: DevicesSectionProps) {
  const { devices: messages, leaving } = useSettingsMessages().settings
  const [isAsking, setIsAsking] = useState(false)

  return (
    <SettingsSection lead={messages.lead} title={messages.title}>
      {error && <FormError>{error}</FormError>}
      <DeviceList {...list} />
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
