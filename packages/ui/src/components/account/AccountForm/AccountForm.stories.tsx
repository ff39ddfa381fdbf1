import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { useAccountMessages } from '../../../messages/useAccountMessages.ts'
import { Link } from '../../primitives/Link/Link.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { AccountForm } from './AccountForm.tsx'

function EmailInput({ error }: { error?: string }) {
  const { email } = useAccountMessages().account

  return (
    <TextInput error={error} label={email.label} onChange={() => {}} value="tara@example.org" />
  )
}

const meta = {
  title: 'Account/AccountForm',
  tags: ['stable', 'role:player', 'role:admin', '!autodocs'],
  component: AccountForm,
  args: {
    title: 'Forgot Your Password?',
    lead: 'Enter your email and we send you a link to choose a new one.',
    children: <EmailInput />,
    submitLabel: 'Send Reset Link',
    busyLabel: 'Sending...',
    isBusy: false,
    onSubmit: fn((event) => event.preventDefault()),
    formRef: createRef<HTMLFormElement>(),
    other: <Link href="#login">Back to Login</Link>,
  },
} satisfies Meta<typeof AccountForm>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Idle: {},
    Busy: { args: { isBusy: true } },
    MarkedFields,
    Refused,
  })),
}

/** The button is disabled for assistive technology and says why. It keeps the focus and can be pressed. */
export const MarkedFields: Story = {
  args: { children: <EmailInput error="emailInvalid" />, notice: 'The link is good for one hour.' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
      'The link is good for one hour. Correct the marked fields first',
    )
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const Refused: Story = { args: { error: 'Too many attempts. Try again in a minute.' } }
