import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn } from 'storybook/test'

import { Link } from '../../primitives/Link/Link.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { AccountForm } from './AccountForm.tsx'

const meta = {
  title: 'Account/AccountForm',
  component: AccountForm,
  args: {
    title: 'Forgot Password',
    lead: 'We send a link to your email.',
    children: <TextInput label="Email" onChange={() => {}} value="tara@example.org" />,
    submitLabel: 'Send Reset Link',
    busyLabel: 'Sending...',
    isBusy: false,
    hasErrors: false,
    onSubmit: fn((event) => event.preventDefault()),
    formRef: createRef<HTMLFormElement>(),
    other: <Link href="#login">Back to Login</Link>,
  },
} satisfies Meta<typeof AccountForm>
export default meta
type Story = StoryObj<typeof meta>

/** Named by its heading, sent by its one gold button. */
export const Idle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('form', { name: 'Forgot Password' })).toBeVisible()

    await userEvent.click(canvas.getByRole('button', { name: 'Send Reset Link' }))

    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const Busy: Story = { args: { isBusy: true } }

/** The button says why it waits. */
export const MarkedFields: Story = {
  args: { hasErrors: true, notice: 'The link is good for one hour.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
      'The link is good for one hour. Correct the marked fields first',
    )
  },
}

export const Refused: Story = { args: { error: 'Too many attempts. Try again in a minute.' } }
