import type { MySecondFactor } from '@kathasagar/api/contract'
import { useEffect, useRef } from 'react'

import { ReauthDialog } from '../../components/account/ReauthDialog/ReauthDialog.tsx'
import type { ReauthDialogProps } from '../../components/account/ReauthDialog/ReauthDialog.tsx'
import { SettingsSection } from '../../components/account/SettingsSection/SettingsSection.tsx'
import { Alert } from '../../components/primitives/Alert/Alert.tsx'
import { fill } from '../../format/fill.ts'
import { useFormat } from '../../format/useFormat.ts'
import { useSettingsMessages } from '../../messages/useSettingsMessages.ts'
import { AuthenticatorPart, type AuthenticatorPartProps } from './AuthenticatorPart.tsx'
import { RecoveryPart, type RecoveryPartProps } from './RecoveryPart.tsx'

export interface SecuritySectionProps {
  /** What the account asks for besides its password. */
  factor: MySecondFactor
  /** Somebody was led here: the section comes into view, and has the focus. */
  isSought?: boolean
  /** Setting up an authenticator app, and turning it off. */
  totp: Omit<AuthenticatorPartProps, 'factor'>
  /** New recovery codes. */
  recovery: Omit<RecoveryPartProps, 'left' | 'hasFactor'>
  /** The question who one is, when the server asks it. */
  reauth: ReauthDialogProps
}

/** What opens the account besides its password. */
export function SecuritySection({ factor, isSought = false, ...parts }: SecuritySectionProps) {
  const messages = useSettingsMessages().security
  const { date } = useFormat()
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!isSought) return
    place.current?.scrollIntoView({ block: 'start' })
    place.current?.focus({ preventScroll: true })
  }, [isSought])

  return (
    <div ref={place} tabIndex={-1}>
      <SettingsSection lead={messages.lead} title={messages.title}>
        {factor.due_at && (
          <Alert icon="warning" role="note" tone="warning">
            {fill(messages.due, { date: date(factor.due_at) })}
          </Alert>
        )}
        <AuthenticatorPart {...parts.totp} factor={factor} />
        <RecoveryPart
          {...parts.recovery}
          hasFactor={factor.totp !== null}
          left={factor.recovery_codes_left}
        />
        <ReauthDialog {...parts.reauth} />
      </SettingsSection>
    </div>
  )
}
