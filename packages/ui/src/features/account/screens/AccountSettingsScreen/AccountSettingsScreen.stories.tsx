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
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { firstReading } from '../../../../design-system/theme/reading.ts'
import { inShell } from '../../../../testing/decorators.tsx'
import { asksAgain, chooseOption, has, leadsTo, shows } from '../../../../testing/plays.ts'
import { inHindi, rightToLeft } from '../../../../testing/languages.ts'
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
  parameters: { layout: 'fullscreen' },
  decorators: inShell({ isSignedIn: true }),
} satisfies Meta<typeof AccountSettingsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await leadsTo('Credits', '#credits')({ canvas })
    const sections = within(canvas.getByRole('navigation', { name: 'Your Account' }))
    await expect(sections.getByRole('link', { current: 'page' })).toHaveTextContent('Profile')
    await userEvent.click(canvas.getByRole('button', { name: 'Resend Verification Email' }))
    await expect(args.email.onResend).toHaveBeenCalledOnce()
  },
}

export const ReadingSection: Story = {
  args: { section: 'reading' },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('selects the language of stories', async () => {
      await chooseOption(userEvent, canvas.getByLabelText('Language of stories'), 'Hindi')
      await expect(args.reading.onLanguageChange).toHaveBeenCalledWith('hi')
    })
    await step('confirms the age', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'I am 18 or older' }))
      await expect(args.adult.onConfirm).toHaveBeenCalledOnce()
    })
  },
}

const factor = makeSecondFactor({
  totp: { added_at: '2025-03-01T07:45:00.000Z', last_used_at: '2025-03-09T09:30:00.000Z' },
  recovery_codes_left: 1,
})

export const SecondFactor: Story = {
  args: { section: 'security', security: { ...security, factor } },
  play: async ({ canvas, userEvent }) => {
    const section = within(canvas.getByRole('region', { name: 'Login and security' }))
    await expect(section.getByText(/1 code is left\.$/)).toBeVisible()
    const answers = [
      ['Turn off', 'Turn off the authenticator app?', 'Turn off', security.totp.onRemove],
      [
        'Create new codes',
        'Create new recovery codes?',
        'Create new codes',
        security.recovery.onRenew,
      ],
    ] as const
    for (const [press, question, yes, done] of answers) {
      await userEvent.click(section.getByRole('button', { name: press }))
      const asked = within(await screen.findByRole('alertdialog', { name: question }))
      await expect(done).not.toHaveBeenCalled()
      await userEvent.click(asked.getByRole('button', { name: yes }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(done).toHaveBeenCalledOnce()
    }
  },
}

export const Loading: Story = {
  args: { status: 'loading', user: null },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('main')).getByRole('status')).toHaveTextContent(
      'Loading your account...',
    )
  },
}

export const Failed: Story = {
  args: { status: 'failed', user: null, error: 'The service is busy.' },
  play: asksAgain,
}

const confirmed = makeUser({
  is_verified: true,
  is_adult: true,
  avatar_source: '/avatars/moon.svg',
})

export const Notices: Story = {
  args: { section: 'notices' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'New followers' }))
    await expect(args.notices?.onChange).toHaveBeenCalledWith({ kind: 'followed', is_on: false })
    await userEvent.click(canvas.getByRole('button', { name: 'Unblock Dev Patil' }))
    await expect(args.blocked?.onUnblock).toHaveBeenCalledWith('dev_patil')
  },
}

export const Confirmed: Story = {
  args: { user: confirmed },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Resend/ })).toBeNull()
    await expect(canvas.getByRole('radio', { name: 'Moon' })).toBeChecked()
  },
}

export const Adult: Story = {
  args: { section: 'reading', user: confirmed },
  play: shows('You have confirmed that you are 18 or older.'),
}

export const Credits: Story = { args: { section: 'credits' } }

/** A user who registered with Google has no password. */
export const WithoutPassword: Story = {
  args: { section: 'data', user: makeUser({ has_password: false, is_verified: true }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Delete My Account' }),
    ).toHaveAccessibleDescription('This account has no password. Choose one by email first.')
  },
}

export const PasswordByMail: Story = {
  args: { section: 'security', user: makeUser({ has_password: false }) },
  play: has('link', 'Choose a password by email'),
}

/** A suspended user can only export data and close the account. */
export const Suspended: Story = {
  args: { user: makeUser({ is_suspended: true }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent(/^This account is suspended/)
    await expect(canvas.getAllByRole('region')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Download My Data' }))
    const asked = within(await screen.findByRole('alertdialog'))
    await userEvent.type(asked.getByLabelText('Password'), 'Lamp#Oil108{Enter}')

    await expect(args.leaving.onExport).toHaveBeenCalledWith('Lamp#Oil108')
  },
}

export const RightToLeft: Story = rightToLeft

export const InHindi: Story = inHindi
