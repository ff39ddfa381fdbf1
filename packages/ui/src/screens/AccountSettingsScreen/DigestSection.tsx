import { useId } from 'react'

import type { User } from '@kathasagar/api/contract'

import { FormError } from '../../components/account/FormError/FormError.tsx'
import { SettingsSection } from '../../components/account/SettingsSection/SettingsSection.tsx'
import { Switch } from '../../components/primitives/Switch/Switch.tsx'
import { fill } from '../../format/fill.ts'
import { useSettingsMessages } from '../../messages/useSettingsMessages.ts'
import { accountSettingsScreenStyles as styles } from './AccountSettingsScreen.styles.ts'

export interface DigestSectionProps {
  /** Where the letter goes; nobody can ask for it before that is known to be theirs. */
  user: Pick<User, 'email' | 'is_verified'>
  /** The letter was asked for. */
  isWanted: boolean
  /** The answer is being kept. */
  isBusy: boolean
  /** Reason why the answer could not be kept, as a sentence. */
  error?: string | undefined
  /** The reader asks for the letter, or for none. */
  onChange: (isWanted: boolean) => void
}

/** A letter with stories once a week, for whoever asks for it. */
export function DigestSection({ user, isWanted, isBusy, error, onChange }: DigestSectionProps) {
  const messages = useSettingsMessages().settings.digest
  const hintId = useId()
  const hint = user.is_verified ? fill(messages.on, { email: user.email }) : messages.unverified

  return (
    <SettingsSection lead={messages.lead} title={messages.title}>
      {error && <FormError>{error}</FormError>}
      <div>
        <Switch
          aria-describedby={hintId}
          isDisabled={isBusy || (!user.is_verified && !isWanted)}
          isSelected={isWanted}
          onChange={onChange}
        >
          {messages.wanted}
        </Switch>
        <p css={styles.hint} id={hintId}>
          {hint}
        </p>
      </div>
    </SettingsSection>
  )
}
