import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { GoogleSignIn } from './GoogleSignIn.tsx'

const meta = {
  title: 'Account/GoogleSignIn',
  component: GoogleSignIn,
  args: { slotRef: fn() },
} satisfies Meta<typeof GoogleSignIn>
export default meta
type Story = StoryObj<typeof meta>

/** The place is handed out once it is there. */
export const Empty: Story = {
  play: async ({ args }) => {
    await expect(args.slotRef).toHaveBeenCalledWith(expect.any(HTMLElement))
  },
}

export const Failed: Story = {
  args: { error: 'Google login failed: Google did not vouch for this sign-in.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Google login failed: /)
  },
}
