import type { NoticeSetting } from '@kathasagar/api/contract'
import { NOTICE_LEVELS } from '@kathasagar/api/contract/vocabulary'

import { FormError } from '../../components/account/FormError/FormError.tsx'
import { SettingsSection } from '../../components/account/SettingsSection/SettingsSection.tsx'
import { SelectInput } from '../../components/primitives/SelectInput/SelectInput.tsx'
import { useSettingsMessages } from '../../messages/useSettingsMessages.ts'
import { accountSettingsScreenStyles as styles } from './AccountSettingsScreen.styles.ts'

export interface NoticesSectionProps {
  /** Every kind of notices, and where it is told. */
  settings: readonly NoticeSetting[]
  /** Reason why a choice could not be kept, as a sentence. */
  error?: string | undefined
  /** One kind is to be told elsewhere, or nowhere. */
  onChange: (setting: NoticeSetting) => void
}

/** Where each kind of notices is told: at the bell, in the weekly letter alone, or nowhere. */
export function NoticesSection({ settings, error, onChange }: NoticesSectionProps) {
  const messages = useSettingsMessages().settings.notices
  const items = NOTICE_LEVELS.map((value) => ({ value, label: messages.levels[value] }))

  return (
    <SettingsSection lead={messages.lead} title={messages.title}>
      {error && <FormError>{error}</FormError>}
      <div css={styles.kinds}>
        {settings.map(({ kind, level }) => (
          <SelectInput
            items={items}
            key={kind}
            label={messages.kinds[kind]}
            onChange={(chosen) => onChange({ kind, level: chosen })}
            value={level}
          />
        ))}
      </div>
    </SettingsSection>
  )
}
