import type { Author, NoticeSetting, ActiveLogin, StoryFate, User } from '@kathasagar/api/contract'
import type { StoryLanguage } from '@kathasagar/story/vocabulary'
import { useState, type ReactNode } from 'react'

import type { FormRefusal } from '../../../../design-system/primitives/Form/Form.tsx'
import { FormError } from '../../../../design-system/primitives/FormError/FormError.tsx'
import { ModelKeyForm } from '../../components/ModelKeyForm/ModelKeyForm.tsx'
import type { ModelKeyFormProps } from '../../components/ModelKeyForm/ModelKeyForm.tsx'
import { PasswordDialog } from '../../components/PasswordDialog/PasswordDialog.tsx'
import type { PasswordDialogProps } from '../../components/PasswordDialog/PasswordDialog.tsx'
import { ProfileForm } from '../../components/ProfileForm/ProfileForm.tsx'
import type { ProfileFormProps } from '../../components/ProfileForm/ProfileForm.tsx'
import { SectionNav } from '../../components/SettingsSection/SectionNav.tsx'
import { SettingsSection } from '../../components/SettingsSection/SettingsSection.tsx'
import { WalletHistory } from '../../components/WalletHistory/WalletHistory.tsx'
import type { WalletHistoryProps } from '../../components/WalletHistory/WalletHistory.tsx'
import { LanguageChooser } from '../../../shell/components/LanguageChooser/LanguageChooser.tsx'
import { ThemeChooser } from '../../../shell/components/ThemeChooser/ThemeChooser.tsx'
import { ReadingFields } from '../../../play/components/ReadingSettings/ReadingFields.tsx'
import { Badge } from '../../../../design-system/primitives/Badge/Badge.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { RadioGroup } from '../../../../design-system/primitives/RadioGroup/RadioGroup.tsx'
import { Collection } from '../../../../design-system/primitives/Collection/Collection.tsx'
import { QuestionDialog } from '../../../../design-system/primitives/ConfirmDialog/QuestionDialog.tsx'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { Switch } from '../../../../design-system/primitives/Switch/Switch.tsx'
import { Select } from '../../../../design-system/primitives/Select/Select.tsx'
import { useUi, type ThemeChoice } from '../../../../design-system/context/uiContext.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { interfaceLocaleOf, type InterfaceLocale } from '../../../../messages/locales.ts'
import { useSettingsMessages } from '../../../../messages/useSettingsMessages.ts'
import type { Reading } from '../../../../design-system/theme/reading.ts'
import { accountSettingsScreenStyles as styles } from './AccountSettingsScreen.styles.ts'
import {
  PasswordSection,
  SecuritySection,
  type PasswordSectionProps,
  type SecuritySectionProps,
} from './SecuritySection.tsx'

interface PressedAction {
  isBusy: boolean
  error?: string | undefined
}

export interface LeavingSectionProps {
  /** False if the account has no password, so that no password is requested. */
  hasPassword: boolean
  onExport: PasswordDialogProps['onConfirm']
  /** Closes the account. Resolves with an error message, or null. */
  onDelete: (leaving: { password: string; stories: StoryFate }) => Promise<FormRefusal | null>
}

export const ACCOUNT_SECTIONS = [
  'profile',
  'security',
  'reading',
  'notices',
  'credits',
  'data',
] as const
export type AccountSection = (typeof ACCOUNT_SECTIONS)[number]

export interface AccountSectionsProps {
  user: User
  section: AccountSection
  sectionHref: (section: AccountSection) => string
  profile: Omit<ProfileFormProps, 'username' | 'initialValues'>
  authorHref: (handle: string) => string
  email: PressedAction & {
    sentMessage?: string | undefined
    onResend: () => void
  }
  password: Omit<PasswordSectionProps, 'hasPassword'>
  /** Second factor of the login. Null while loading, or if the server does not support it. */
  security: SecuritySectionProps | null
  devices: {
    items: readonly ActiveLogin[]
    error?: string | undefined
    onEndAll: PasswordDialogProps['onConfirm']
  }
  reading: Omit<ReadingSectionProps, 'language'>
  adult: PressedAction & { onConfirm: () => void }
  /** Settings by kind of notification. Null while they are loading. */
  notices: {
    settings: readonly NoticeSetting[]
    error?: string | undefined
    onChange: (setting: NoticeSetting) => void
  } | null
  /** Blocked users. Null while loading, or if no user is blocked. */
  blocked: {
    people: readonly Author[]
    onUnblock: (handle: string) => Promise<string | null>
  } | null
  /** Model key of the user. Null if the server does not support such keys. */
  modelKey:
    | (ModelKeyFormProps & {
        /** True if the user can enter a key. If false, a stored key can only be removed. */
        isAllowed: boolean
        onRemove: () => Promise<string | null>
      })
    | null
  wallet: WalletHistoryProps | null
  leaving: Omit<LeavingSectionProps, 'hasPassword'>
}

export function AccountSections({ user, section, ...props }: AccountSectionsProps) {
  const { settings: messages, security } = useSettingsMessages()
  const { has_password } = user
  const { notices, blocked } = props

  const parts: Record<AccountSection, ReactNode> = {
    profile: (
      <>
        <SettingsSection lead={messages.profile.lead} title={messages.profile.title}>
          <ProfileForm
            {...props.profile}
            initialValues={{
              display_name: user.display_name ?? '',
              handle: user.handle,
              about: user.about,
              avatar_url: user.avatar_source ?? '',
            }}
            username={user.username}
          />
          <Link href={props.authorHref(user.handle)}>{messages.profile.toPage}</Link>
        </SettingsSection>
        <EmailSection {...props.email} user={user} />
      </>
    ),
    security: (
      <>
        <PasswordSection {...props.password} hasPassword={has_password} />
        {props.security && <SecuritySection {...props.security} />}
        <DevicesSection {...props.devices} hasPassword={has_password} />
      </>
    ),
    reading: (
      <>
        <ReadingSection {...props.reading} language={user.language} />
        <AdultSection {...props.adult} isAdult={user.is_adult} />
      </>
    ),
    notices: (
      <>
        {notices && <NoticesSection {...notices} />}
        {blocked && <BlockedSection {...blocked} />}
      </>
    ),
    credits: (
      <>
        <SettingsSection lead={messages.wallet.lead} title={messages.wallet.title}>
          {props.wallet && <WalletHistory {...props.wallet} />}
        </SettingsSection>
        {props.modelKey && <ModelKeySection {...props.modelKey} />}
      </>
    ),
    data: <LeavingSection {...props.leaving} hasPassword={has_password} />,
  }
  const names: Record<AccountSection, string> = {
    profile: messages.profile.title,
    security: security.title,
    reading: messages.reading.title,
    notices: messages.notices.title,
    credits: messages.wallet.title,
    data: messages.leaving.title,
  }

  return (
    <div css={styles.columns}>
      <SectionNav
        items={ACCOUNT_SECTIONS.map((name) => ({
          href: props.sectionHref(name),
          label: names[name],
          isCurrent: name === section,
        }))}
        label={messages.title}
      />
      <div css={styles.column}>{parts[section]}</div>
    </div>
  )
}

function NoticesSection(props: NonNullable<AccountSectionsProps['notices']>) {
  const { settings, error, onChange } = props
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

function BlockedSection({ people, onUnblock }: NonNullable<AccountSectionsProps['blocked']>) {
  const messages = useSettingsMessages().settings.blocked

  return (
    <SettingsSection lead={messages.lead} title={messages.title}>
      <Collection
        actionsOf={({ handle, display_name }) => [
          {
            label: messages.unblock,
            accessibleLabel: fill(messages.unblockNamed, { name: display_name ?? handle ?? '' }),
            onPress: async () => (handle ? onUnblock(handle) : null),
          },
        ]}
        items={people}
        keyOf={({ handle }) => handle ?? ''}
        label={messages.list}
        messages={{ loading: '' }}
        renderItem={({ handle, display_name }) => <bdi>{display_name ?? handle}</bdi>}
      />
    </SettingsSection>
  )
}

function EmailSection({
  user: { email, is_verified },
  isBusy,
  sentMessage,
  error,
  onResend,
}: AccountSectionsProps['email'] & Pick<AccountSectionsProps, 'user'>) {
  const messages = useSettingsMessages().settings.email

  return (
    <SettingsSection
      aside={
        <Badge icon={is_verified ? 'check' : 'warning'} tone={is_verified ? 'positive' : 'warning'}>
          {is_verified ? messages.verified : messages.unverified}
        </Badge>
      }
      lead={is_verified ? undefined : messages.lead}
      title={messages.title}
    >
      <p css={styles.words}>{email}</p>
      {!is_verified && (
        <div css={styles.way}>
          {error && <FormError>{error}</FormError>}
          <Button busyLabel={messages.busy} isBusy={isBusy} onPress={onResend} size="small">
            {messages.resend}
          </Button>
          <p css={styles.note} role="status">
            {!error && sentMessage}
          </p>
        </div>
      )}
    </SettingsSection>
  )
}

function DevicesSection(props: AccountSectionsProps['devices'] & { hasPassword: boolean }) {
  const { devices: messages, leaving } = useSettingsMessages().settings
  const { moment } = useFormat()
  const [isAsking, setIsAsking] = useState(false)

  return (
    <SettingsSection lead={messages.lead} title={messages.title}>
      <Collection
        controls={({ is_current }) =>
          is_current && <Badge tone="positive">{messages.current}</Badge>
        }
        error={props.error}
        items={props.items}
        keyOf={({ id }) => id}
        label={messages.list}
        messages={{ loading: '' }}
        renderItem={({ created_at }) => fill(messages.since, { date: moment(created_at) })}
      />
      <Button
        icon="logout"
        isDisabled={!props.hasPassword}
        onPress={() => setIsAsking(true)}
        reason={leaving.noPassword}
        size="small"
      >
        {messages.endAll}
      </Button>
      <PasswordDialog
        busyLabel={messages.busy}
        isOpen={isAsking}
        message={messages.endAllLead}
        onClose={() => setIsAsking(false)}
        onConfirm={props.onEndAll}
        submitLabel={messages.endAll}
        title={messages.endAllTitle}
      />
    </SettingsSection>
  )
}

interface ReadingSectionProps {
  /** Language of the stories that lists show first. Null if the user has no preference. */
  language: StoryLanguage | null
  onLanguageChange: (language: StoryLanguage | null) => void
  /** Called with the selected interface language. If absent, the language cannot be changed. */
  onLocaleChange?: ((locale: InterfaceLocale) => void) | undefined
  theme: ThemeChoice
  onThemeChange: (theme: ThemeChoice) => void
  reading: Reading
  onReadingChange: (changes: Partial<Reading>) => void
}

function ReadingSection(props: ReadingSectionProps) {
  const { language, onLanguageChange, onLocaleChange, theme, onThemeChange, ...fields } = props
  const { settings, browse } = useSettingsMessages()
  const messages = settings.reading
  const locale = interfaceLocaleOf(useUi().locale) ?? 'en'
  const codes = Object.keys(browse.languages) as StoryLanguage[]

  return (
    <SettingsSection lead={messages.lead} title={messages.title}>
      <div css={styles.fields}>
        <div>
          <Select
            variant="filter"
            blankLabel={messages.anyLanguage}
            items={codes.map((value) => ({ value, label: browse.languages[value] }))}
            label={messages.language}
            onChange={(value) => onLanguageChange(codes.find((code) => code === value) ?? null)}
            value={language ?? ''}
          />
          <p css={styles.hint}>{messages.languageHint}</p>
        </div>
        {onLocaleChange && <LanguageChooser onChange={onLocaleChange} value={locale} />}
        <ThemeChooser onChange={onThemeChange} value={theme} />
        <ReadingFields {...fields} />
      </div>
    </SettingsSection>
  )
}

function AdultSection(props: AccountSectionsProps['adult'] & { isAdult: boolean }) {
  const messages = useSettingsMessages().settings.adult

  return (
    <SettingsSection lead={messages.lead} title={messages.title}>
      {props.error && <FormError>{props.error}</FormError>}
      {props.isAdult ? (
        <p css={[styles.row, styles.note]}>
          <Icon name="check" size={16} /> {messages.confirmed}
        </p>
      ) : (
        <Button
          busyLabel={messages.busy}
          isBusy={props.isBusy}
          onPress={props.onConfirm}
          size="small"
        >
          {messages.confirm}
        </Button>
      )}
    </SettingsSection>
  )
}

/** Section for the user's own model provider, which replaces credits. */
function ModelKeySection(props: NonNullable<AccountSectionsProps['modelKey']>) {
  const { isAllowed, onRemove, ...form } = props
  const { modelKey: messages, cancel } = useSettingsMessages().settings
  const [isAsking, setIsAsking] = useState(false)

  return (
    <SettingsSection lead={isAllowed ? messages.lead : messages.off} title={messages.title}>
      {isAllowed && (
        <>
          <p css={styles.hint}>{messages.notPainted}</p>
          <ModelKeyForm {...form} />
        </>
      )}
      {form.current && (
        <Button onPress={() => setIsAsking(true)} size="small" variant="danger">
          {messages.remove}
        </Button>
      )}
      {isAsking && (
        <QuestionDialog
          busyLabel={messages.removeBusy}
          cancelLabel={cancel}
          confirmLabel={messages.remove}
          onClose={() => setIsAsking(false)}
          onConfirm={onRemove}
          title={messages.removeTitle}
          variant="danger"
        >
          {messages.removeText}
        </QuestionDialog>
      )}
    </SettingsSection>
  )
}

const FATES: readonly StoryFate[] = ['hand_over', 'remove']

export function LeavingSection({ hasPassword, onExport, onDelete }: LeavingSectionProps) {
  const messages = useSettingsMessages().settings.leaving
  const [asked, setAsked] = useState<'export' | 'delete' | null>(null)
  const [stories, setStories] = useState<StoryFate>('hand_over')
  const close = () => setAsked(null)
  const closed = { isDisabled: !hasPassword, reason: messages.noPassword, size: 'small' } as const

  return (
    <SettingsSection title={messages.title}>
      <div css={styles.way}>
        <p css={styles.words}>{messages.exportLead}</p>
        <Button {...closed} icon="arrowDown" onPress={() => setAsked('export')}>
          {messages.export}
        </Button>
      </div>
      <div css={styles.way}>
        <p css={styles.words}>{messages.deleteLead}</p>
        <Button {...closed} onPress={() => setAsked('delete')} variant="danger">
          {messages.delete}
        </Button>
      </div>
      <PasswordDialog
        busyLabel={messages.exportBusy}
        isOpen={asked === 'export'}
        message={messages.exportText}
        onClose={close}
        onConfirm={async (password) => {
          const refused = await onExport(password)
          if (refused === null) close()
          return refused
        }}
        submitLabel={messages.exportSubmit}
        title={messages.exportTitle}
      />
      <PasswordDialog
        busyLabel={messages.deleteBusy}
        isOpen={asked === 'delete'}
        message={messages.deleteText}
        onClose={close}
        onConfirm={(password) => onDelete({ password, stories })}
        submitLabel={messages.deleteSubmit}
        title={messages.deleteTitle}
        variant="danger"
      >
        <RadioGroup
          items={FATES.map((value) => ({ value, label: messages.fates[value] }))}
          label={messages.fate}
          onChange={setStories}
          value={stories}
        />
      </PasswordDialog>
    </SettingsSection>
  )
}
