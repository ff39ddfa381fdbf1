import { waitlistError } from '@kathasagar/api/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'

import { inShell } from '../../../../testing/decorators.tsx'
import { has, shows } from '../../../../testing/plays.ts'
import { asPage } from '../../../../storybook/modes.ts'
import { WaitlistScreen } from './WaitlistScreen.tsx'

const meta = {
  title: 'Screens/WaitlistScreen',
  tags: ['beta', 'role:player'],
  component: WaitlistScreen,
  args: {
    validate: waitlistError,
    onSubmit: fn(),
    hasJoined: false,
    formUrl: undefined,
    termsHref: '#terms',
    privacyHref: '#privacy',
    homeHref: '#home',
  },
  parameters: asPage,
  decorators: inShell(),
} satisfies Meta<typeof WaitlistScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** This site stores the entry, and the text says so. */
export const KeptHere: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Coming Soon')).toBeVisible()
    await expect(canvas.getByText('Limited time: 50% off for early subscribers')).toBeVisible()
    await expect(canvas.getByText(/We keep your name and email on this server/)).toBeVisible()
    await expect(within(canvas.getByRole('main')).getAllByRole('listitem')).toHaveLength(6)
  },
}

/** A form on another site stores the entry. */
export const KeptElsewhere: Story = {
  args: { formUrl: 'https://forms.example.org/waitlist' },
  play: shows(/Nothing that you type here is sent to us/),
}

export const Failed: Story = { args: { error: 'Something went wrong. Please try again later.' } }

export const Joined: Story = {
  args: { hasJoined: true },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Thank you for joining!' })).toHaveFocus(),
    )
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toBeVisible()
  },
}

export const JoinedElsewhere: Story = {
  args: { hasJoined: true, formUrl: 'https://forms.example.org/waitlist' },
  play: has('link', /Open the form again/),
}
