import { clearTokens, saveTokens } from '@kathasagar/api'
import { answer, guestSite, makeSignedIn, makeUser, refuse } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { noPicture } from '../../../../.storybook/modes.ts'
import { drawSite, Site } from './Site.tsx'

const keeper = makeUser({ username: 'keeper', display_name: 'Keeper', role: 'admin' })

const meta = {
  title: 'Flows/Admin',
  component: Site,
  tags: ['!autodocs', 'internal', 'role:admin'],
  parameters: { layout: 'fullscreen', ...noPicture },
  args: { path: '/admin', theme: 'dark' },
  render: drawSite,
  beforeEach: ({ msw }) => {
    // What was announced of a button that is gone outlives its story.
    for (const log of document.querySelectorAll('[data-live-announcer] > *')) log.replaceChildren()
    msw.use(
      answer('login', makeSignedIn(keeper)),
      answer('logout', { ok: true }),
      answer('me', keeper),
      ...guestSite(),
    )
    return clearTokens
  },
} satisfies Meta<typeof Site>
export default meta
type Story = StoryObj<typeof meta>

const signIn: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  const name = await canvas.findByRole('textbox', { name: 'Email or Username' })
  await userEvent.type(name, 'keeper')
  await userEvent.type(canvas.getByLabelText('Password'), 'Lamp#Oil108{Enter}')
}

/** An admin signs in, comes to the stories, and leaves by the door. */
export const InAndOut: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await signIn(context)

    await canvas.findByRole('heading', { level: 1, name: 'Stories' })
    const bar = canvas.getByRole('navigation', { name: 'Administration' })
    await expect(within(bar).getByRole('link', { name: 'Stories' })).toHaveAttribute(
      'aria-current',
      'page',
    )

    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }))

    await canvas.findByRole('textbox', { name: 'Email or Username' })
    await expect(localStorage.getItem('tokens')).toBeNull()
  },
}

/** A page that is asked for without a sign-in is come back to after it. */
export const LedToTheDoor: Story = {
  args: { path: '/admin/stories?page=2' },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Email or Username' })

    await expect(localStorage.getItem('redirectAfterLogin')).toBe('/admin/stories?page=2')
  },
}

export const WrongPassword: Story = {
  beforeEach: ({ msw }) => msw.use(refuse('login', 'wrong_credentials')),
  play: async (context) => {
    await signIn(context)

    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'Invalid credentials. Please check your username and password.',
    )
  },
}

export const UnreadableInput: Story = {
  beforeEach: ({ msw }) => msw.use(refuse('login', 'invalid_fields')),
  play: async (context) => {
    await signIn(context)

    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'Invalid input format. Please check your credentials.',
    )
  },
}

/** The role is the server's to say: a player who is signed in is told so at the door. */
export const PlayerAtTheDoor: Story = {
  args: { path: '/admin/stories' },
  beforeEach: ({ msw }) => {
    saveTokens(makeSignedIn().tokens)
    msw.use(answer('me', makeUser()))
  },
  play: async ({ canvas, userEvent }) => {
    const title = { name: 'This is for admins' }
    await expect(await canvas.findByRole('heading', title)).toHaveAccessibleDescription(
      'You are signed in as Tara Kulkarni, and this account is no admin.',
    )

    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with another account' }))

    await canvas.findByRole('textbox', { name: 'Email or Username' })
  },
}

/** A sign-in that the server ends leads to the door, not to the players’ login page. */
export const SignInOver: Story = {
  args: { path: '/admin/stories' },
  beforeEach: ({ msw }) => {
    saveTokens(makeSignedIn().tokens)
    msw.use(refuse('refresh', 'session_expired'), refuse('me', 'session_expired'))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Authentication failed. Please log in again.', {})

    await expect(localStorage.getItem('redirectAfterLogin')).toBe('/admin/stories')
  },
}
