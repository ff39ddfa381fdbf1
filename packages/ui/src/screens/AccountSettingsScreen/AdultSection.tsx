import { Button } from '../../components/primitives/Button/Button.tsx'
import { FormError } from '../../components/account/FormError/FormError.tsx'
import { Icon } from '../../components/primitives/Icon/Icon.tsx'
import { SettingsSection } from '../../components/account/SettingsSection/SettingsSection.tsx'
import { useSettingsMessages } from '../../messages/useSettingsMessages.ts'
import { accountSettingsScreenStyles as styles } from './AccountSettingsScreen.styles.ts'

export interface AdultSectionProps {
  /** Whether the reader has said to be 18; not taken back here. */
  isAdult: boolean
  /** The answer is being kept. */
  isBusy: boolean
  /** Reason why the answer could not be kept, as a sentence. */
  error?: string | undefined
  /** The reader says to be 18 or older. */
  onConfirm: () => void
}

/** Opens mature stories to those who are old enough. */
export function AdultSection({ isAdult, isBusy, error, onConfirm }: AdultSectionProps) {
  const messages = useSettingsMessages().settings.adult

  return (
    <SettingsSection lead={messages.lead} title={messages.title}>
      {error && <FormError>{error}</FormError>}
      {isAdult ? (
        <p css={[styles.row, styles.note]}>
          <Icon name="check" size={16} /> {messages.confirmed}
        </p>
      ) : (
        <Button busyLabel={messages.busy} isBusy={isBusy} onPress={onConfirm} size="small">
          {messages.confirm}
        </Button>
      )}
    </SettingsSection>
  )
}
