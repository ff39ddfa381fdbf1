import { clearTokens, saveTokens } from '@kathasagar/api'
import { answer, guestSite, makeSignedIn, makeUser } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { drawSite, Site } from './Site.tsx'

const owner = { username: 'meera', display_name: 'Meera Nair' }

const meta = {
  title: 'Flows/LoginLink',
  component: Site,
  tags: ['!autodocs', 'internal', 'role:player'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/login?token=abc', theme: 'dark' },
  render: drawSite,
  beforeEach: ({ msw }) => {
    clearTokens()
    msw.use(answer('readLoginLink', owner), answer('me', makeUser()), ...guestSite())
    return clearTokens
  },
} satisfies Meta<typeof Site>
export default meta
type Story = StoryObj<typeof meta>

const tokens = () => localStorage.getItem('tokens')

/** Who does not go on finds the form, and is nobody. */
export const AGuestDeclines: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Not now' }))

    await expect(await canvas.findByRole('heading', { name: 'Welcome Back' })).toBeVisible()
    await expect(tokens()).toBeNull()
  },
}

/** Who is signed in already is asked too, and keeps their account until they go on. */
export const AsksWhoIsSignedIn: Story = {
  beforeEach: () => saveTokens(makeSignedIn().tokens),
  play: async ({ canvas, userEvent }) => {
    const before = tokens()
    await expect(
      await canvas.findByRole('heading', { name: 'Sign in as Meera Nair?' }),
    ).toBeVisible()

    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }))

    await expect(await canvas.findByRole('heading', { level: 1 })).not.toHaveTextContent(
      'Sign in as',
    )
    await expect(tokens()).toBe(before)
  },
}
