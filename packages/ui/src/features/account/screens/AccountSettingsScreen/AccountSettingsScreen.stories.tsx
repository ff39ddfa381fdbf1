import {
  drawnAvatarUrl,
  PASSWORD_RULES,
  passwordChangeErrors,
  profileErrors,
} from '@kathasagar/api/contract'
import { DRAWN_AVATARS } from '@kathasagar/api/contract/vocabulary'
import {
  makeNoticeSettings,
  makeSecondFactor,
  makeSignIns,
  makeUser,
  makeWallet,
} from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { firstReading } from '../../../../design-system/theme/reading.ts'
import { inShell } from '../../../../testing/decorators.tsx'
import { asksAgain } from '../../../../testing/plays.ts'
import { inHindi, rightToLeft } from '../../../../storybook/inLanguages.ts'
import { asPage } from '../../../../storybook/modes.ts'
import { AccountSettingsScreen } from './AccountSettingsScreen.tsx'

const still = { isBusy: false }
const { credits, held, entries } = makeWallet()

const security = {
  factor: makeSecondFactor(),
  totp: {
    setUp: null,
    onBegin: fn(async () => null),
    onConfirm: fn(async () => null),
    onClose: fn(),
    onRemove: fn(async () => null),
  },
  recovery: { shownCodes: null, onRenew: fn(async () => null), onKept: fn() },
  reauth: {
    isOpen: false,
    items: ['password' as const],
    googleSlotRef: null,
    passwordHref: '#forgot',
    onClose: fn(),
    onPassword: fn(async () => null),
    onCode: fn(async () => null),
  },
}

const meta = {
  title: 'Screens/AccountSettingsScreen',
  tags: ['beta', 'role:player'],
  component: AccountSettingsScreen,
  args: {
    authorHref: (handle) => `#${handle}`,
    section: 'profile',
    sectionHref: (section) => `#${section}`,
    status: 'ready',
    onRetry: fn(),
    user: makeUser(),
    profile: {
      drawnAvatars: DRAWN_AVATARS.map((key) => ({ key, url: drawnAvatarUrl(key) })),
      validate: profileErrors,
      onSubmit: fn(async () => null),
    },
    email: { ...still, onResend: fn() },
    password: {
      passwordTests: PASSWORD_RULES,
      validate: passwordChangeErrors,
      onSubmit: fn(async () => null),
      forgotHref: '#forgot',
    },
    security,
    devices: { items: makeSignIns(), onEndAll: fn(async () => null) },
    reading: {
      onLanguageChange: fn(),
      theme: 'dark',
      onThemeChange: fn(),
      reading: firstReading,
      onReadingChange: fn(),
    },
    adult: { ...still, onConfirm: fn() },
    notices: { settings: makeNoticeSettings().settings, onChange: fn() },
    blocked: {
      people: [{ handle: 'dev_patil', display_name: 'Dev Patil', avatar_url: null }],
      onUnblock: fn(async () => null),
    },
    modelKey: null,
    wallet: { credits, held, entries, hasMore: false, onLoadMore: fn() },
    leaving: { onExport: fn(async () => null), onDelete: fn(async () => null) },
  },
  parameters: asPage,
  decorators: inShell({ isSignedIn: true }),
} satisfies Meta<typeof AccountSettingsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {}

export const ReadingSection: Story = { args: { section: 'reading' } }

const factor = makeSecondFactor({
  totp: { added_at: '2025-03-01T07:45:00.000Z', last_used_at: '2025-03-09T09:30:00.000Z' },
  recovery_codes_left: 1,
})

export const SecondFactor: Story = {
  args: { section: 'security', security: { ...security, factor } },
}

export const Loading: Story = { args: { status: 'loading', user: null } }

export const Failed: Story = {
  args: { status: 'failed', user: null, error: 'The service is busy.' },
  play: asksAgain,
}

export const Notices: Story = { args: { section: 'notices' } }

export const Credits: Story = { args: { section: 'credits' } }

/** A user who registered with Google has no password. */
export const WithoutPassword: Story = {
  args: { section: 'data', user: makeUser({ has_password: false, is_verified: true }) },
}

export const PasswordByMail: Story = {
  args: { section: 'security', user: makeUser({ has_password: false }) },
}

/** A suspended user can only export data and close the account. */
export const Suspended: Story = { args: { user: makeUser({ is_suspended: true }) } }

export const RightToLeft: Story = rightToLeft

export const InHindi: Story = inHindi
