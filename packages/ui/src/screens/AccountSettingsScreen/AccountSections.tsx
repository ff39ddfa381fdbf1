import type { User } from '@kathasagar/api/contract'

import { ProfileForm } from '../../components/account/ProfileForm/ProfileForm.tsx'
import type { ProfileFormProps } from '../../components/account/ProfileForm/ProfileForm.tsx'
import { Link } from '../../components/primitives/Link/Link.tsx'
import { WalletHistory } from '../../components/account/WalletHistory/WalletHistory.tsx'
import type { WalletHistoryProps } from '../../components/account/WalletHistory/WalletHistory.tsx'
import { SettingsSection } from '../../components/account/SettingsSection/SettingsSection.tsx'
import { useSettingsMessages } from '../../messages/useSettingsMessages.ts'
import { accountSettingsScreenStyles as styles } from './AccountSettingsScreen.styles.ts'
import { AdultSection, type AdultSectionProps } from './AdultSection.tsx'
import { BlockedSection, type BlockedSectionProps } from './BlockedSection.tsx'
import { NoticesSection, type NoticesSectionProps } from './NoticesSection.tsx'
import { DevicesSection, type DevicesSectionProps } from './DevicesSection.tsx'
import { EmailSection, type EmailSectionProps } from './EmailSection.tsx'
import { LeavingSection, type LeavingSectionProps } from './LeavingSection.tsx'
import { ModelKeySection, type ModelKeySectionProps } from './ModelKeySection.tsx'
import { PasswordSection, type PasswordSectionProps } from './PasswordSection.tsx'
import { ReadingSection, type ReadingSectionProps } from './ReadingSection.tsx'
import { SecuritySection, type SecuritySectionProps } from './SecuritySection.tsx'

export interface AccountSectionsProps {
  /** Who is signed in. */
  user: User
  /** The form of name and picture. */
  profile: Omit<ProfileFormProps, 'username' | 'initialValues'>
  /** Address of an author's page, by their handle. */
  authorHref: (handle: string) => string
  /** Another mail to confirm the address. */
  email: Omit<EmailSectionProps, 'user'>
  /** The form of the password. */
  password: Omit<PasswordSectionProps, 'hasPassword'>
  /** What opens the account besides its password; null while it is on its way. */
  security: SecuritySectionProps | null
  /** Where the account is signed in. */
  devices: Omit<DevicesSectionProps, 'hasPassword'>
  /** How stories are read on this device, and in which language they are looked for. */
  reading: Omit<ReadingSectionProps, 'language'>
  /** The word that one is 18 or older. */
  adult: Omit<AdultSectionProps, 'isAdult'>
  /** Switches of the notification kinds; null while they load. */
  notices: NoticesSectionProps | null
  /** Whom the reader has blocked; null while it is on its way, and where they have blocked nobody. */
  blocked: BlockedSectionProps | null
  /** The key of their own; null where there is nothing to set about it. */
  modelKey: ModelKeySectionProps | null
  /** What the account has and why; null while it is on its way. */
  wallet: WalletHistoryProps | null
  /** The copy of everything, and the way out. */
  leaving: Omit<LeavingSectionProps, 'hasPassword'>
}

/** The matters of an account, in the order in which people look for them. */
export function AccountSections({ user, ...props }: AccountSectionsProps) {
  const messages = useSettingsMessages().settings
  const { has_password } = user
  const initialValues = {
    display_name: user.display_name ?? '',
    handle: user.handle,
    about: user.about,
    avatar_url: user.avatar_source ?? '',
  }

  return (
    <div css={styles.columns}>
      <div css={styles.column}>
        <SettingsSection lead={messages.profile.lead} title={messages.profile.title}>
          <ProfileForm {...props.profile} initialValues={initialValues} username={user.username} />
          <Link href={props.authorHref(user.handle)}>{messages.profile.toPage}</Link>
        </SettingsSection>
        <EmailSection {...props.email} user={user} />
        <PasswordSection {...props.password} hasPassword={has_password} />
        {props.security && <SecuritySection {...props.security} />}
        <DevicesSection {...props.devices} hasPassword={has_password} />
        {props.blocked && <BlockedSection {...props.blocked} />}
      </div>
      <div css={styles.column}>
        <SettingsSection lead={messages.wallet.lead} title={messages.wallet.title}>
          {props.wallet && <WalletHistory {...props.wallet} />}
        </SettingsSection>
        <ReadingSection {...props.reading} language={user.language} />
        {props.notices && <NoticesSection {...props.notices} />}
        <AdultSection {...props.adult} isAdult={user.is_adult} />
        {props.modelKey && <ModelKeySection {...props.modelKey} />}
        <LeavingSection {...props.leaving} hasPassword={has_password} />
      </div>
    </div>
  )
}
