import type { Author } from '@kathasagar/api/contract'

import { FormError } from '../../components/account/FormError/FormError.tsx'
import { SettingsSection } from '../../components/account/SettingsSection/SettingsSection.tsx'
import { Button } from '../../components/primitives/Button/Button.tsx'
import { fill } from '../../format/fill.ts'
import { useSettingsMessages } from '../../messages/useSettingsMessages.ts'
import { accountSettingsScreenStyles as styles } from './AccountSettingsScreen.styles.ts'

export interface BlockedSectionProps {
  /** Whom the reader has blocked, the latest first. */
  people: readonly Author[]
  /** Handle of whoever is being unblocked. */
  busyHandle: string | null
  /** Why somebody could not be unblocked, as a sentence. */
  error?: string | undefined
  /** Somebody is to be heard again. */
  onUnblock: (handle: string) => void
}

/** Whom a reader has blocked, each with the way back. */
export function BlockedSection({ people, busyHandle, error, onUnblock }: BlockedSectionProps) {
  const messages = useSettingsMessages().settings.blocked

  return (
    <SettingsSection lead={messages.lead} title={messages.title}>
      {error && <FormError>{error}</FormError>}
      <ul aria-label={messages.list} css={styles.people}>
        {people.map(({ handle, display_name }) => {
          const name = display_name ?? handle ?? ''
          return (
            <li css={styles.person} key={handle}>
              <bdi>{name}</bdi>
              <Button
                aria-label={fill(messages.unblockNamed, { name })}
                isBusy={handle === busyHandle}
                onPress={() => handle && onUnblock(handle)}
                size="small"
              >
                {messages.unblock}
              </Button>
            </li>
          )
        })}
      </ul>
    </SettingsSection>
  )
}
