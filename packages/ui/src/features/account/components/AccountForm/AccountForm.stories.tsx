import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { AccountForm } from './AccountForm.tsx'

const meta = {
  title: 'Account/AccountForm',
  tags: ['stable', 'role:player', 'role:admin', '!autodocs'],
  component: AccountForm<{ email: string }>,
  args: {
    title: 'Forgot Your Password?',
    lead: 'Enter your email. We will send you a link to choose a new password.',
    fields: [{ name: 'email', kind: 'email', label: 'Email', missing: 'Email is required' }],
    initialValues: { email: '' },
    notice: 'The link is good for one hour.',
    submitLabel: 'Send Reset Link',
    busyLabel: 'Sending...',
    onSubmit: fn(async () => null),
    other: <Link href="#login">Back to Login</Link>,
  },
} satisfies Meta<typeof AccountForm<{ email: string }>>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const MarkedFields: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
      'The link is good for one hour. Correct the marked fields first',
    )
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Refused: Story = { args: { error: 'Too many attempts. Try again in a minute.' } }
