import type { NoticeSetting } from '@kathasagar/api/contract'

import { FormError } from '../../components/account/FormError/FormError.tsx'
import { SettingsSection } from '../../components/account/SettingsSection/SettingsSection.tsx'
import { Switch } from '../../components/primitives/Switch/Switch.tsx'
import { useSettingsMessages } from '../../messages/useSettingsMessages.ts'
import { accountSettingsScreenStyles as styles } from './AccountSettingsScreen.styles.ts'

export interface NoticesSectionProps {
  /** The switch of every kind of notifications. */
  settings: readonly NoticeSetting[]
  /** Sentence about why a switch could not be saved. */
  error?: string | undefined
  /** Called with the switched kind. */
  onChange: (setting: NoticeSetting) => void
}

/** One switch for each kind of notifications. */
export function NoticesSection({ settings, error, onChange }: NoticesSectionProps) {
  const messages = useSettingsMessages().settings.notices

  return (
    <SettingsSection lead={messages.lead} title={messages.title}>
      {error && <FormError>{error}</FormError>}
      <div css={styles.kinds}>
        {settings.map(({ kind, is_on }) => (
          <Switch
            isSelected={is_on}
            key={kind}
            onChange={(chosen) => onChange({ kind, is_on: chosen })}
          >
            {messages.kinds[kind]}
          </Switch>
        ))}
      </div>
    </SettingsSection>
  )
}
