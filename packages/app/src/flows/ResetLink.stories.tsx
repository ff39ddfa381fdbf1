import { clearTokens } from '@kathasagar/api'
import { answer, guestSite, makeSignedIn, makeUser } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'

import { drawSite, Site } from './Site.tsx'

const meta = {
  title: 'Flows/ResetLink',
  component: Site,
  tags: ['!autodocs', 'internal', 'role:player'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/reset-password?token=abc', theme: 'dark' },
  render: drawSite,
  beforeEach: ({ msw }) => {
    clearTokens()
    msw.use(...guestSite())
    return clearTokens
  },
} satisfies Meta<typeof Site>
export default meta
type Story = StoryObj<typeof meta>

/** A link that was used says so before a password is typed. */
export const Used: Story = {
  beforeEach: ({ msw }) => msw.use(answer('readResetLink', { state: 'used' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/It was used before/)).toBeVisible()
    await expect(canvas.queryByLabelText('Password')).not.toBeInTheDocument()
  },
}

export const Expired: Story = {
  beforeEach: ({ msw }) => msw.use(answer('readResetLink', { state: 'expired' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Its hour is over/)).toBeVisible()
  },
}

/** Whoever registers is told of the mail, and of what it brings. */
export const RegisteredAndTold: Story = {
  args: { path: '/register' },
  beforeEach: ({ msw }) => msw.use(answer('register', makeSignedIn()), answer('me', makeUser())),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Username' }), 'tara_of_ghat')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'tara@example.org')
    await userEvent.type(canvas.getByLabelText('Password'), 'Lamp#Oil108')
    await userEvent.type(canvas.getByLabelText('Confirm Password'), 'Lamp#Oil108{Enter}')

    await expect(await screen.findByText(/sent to tara@example.org: .* 80 credits/)).toBeVisible()
  },
}
