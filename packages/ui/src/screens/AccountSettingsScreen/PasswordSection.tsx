import { ButtonLink } from '../../components/primitives/ButtonLink/ButtonLink.tsx'
import { ChangePasswordForm } from '../../components/account/ChangePasswordForm/ChangePasswordForm.tsx'
import type { ChangePasswordFormProps } from '../../components/account/ChangePasswordForm/ChangePasswordForm.tsx'
import { SettingsSection } from '../../components/account/SettingsSection/SettingsSection.tsx'
import { useSettingsMessages } from '../../messages/useSettingsMessages.ts'
import { accountSettingsScreenStyles as styles } from './AccountSettingsScreen.styles.ts'

export interface PasswordSectionProps extends ChangePasswordFormProps {
  /** The account signs in by password; one that came by Google need not. */
  hasPassword: boolean
  /** Where a password is chosen by mail. */
  forgotHref: string
}

/** Another password, or the first one for who came by Google. */
export function PasswordSection({ hasPassword, forgotHref, ...form }: PasswordSectionProps) {
  const messages = useSettingsMessages().settings.password

  return (
    <SettingsSection lead={hasPassword ? messages.lead : undefined} title={messages.title}>
      {hasPassword ? (
        <ChangePasswordForm {...form} />
      ) : (
        <>
          <p css={styles.words}>{messages.none}</p>
          <ButtonLink href={forgotHref} size="small">
            {messages.byMail}
          </ButtonLink>
        </>
      )}
    </SettingsSection>
  )
}
