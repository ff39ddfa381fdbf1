import { emailErrors, MAIL_ANSWERS } from '@kathasagar/api/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { inMain } from '../../../../testing/decorators.tsx'
import { claims, has, presses, shows } from '../../../../testing/plays.ts'
import { VerifyEmailScreen } from './VerifyEmailScreen.tsx'

const meta = {
  title: 'Screens/VerifyEmailScreen',
  tags: ['beta', 'role:player'],
  component: VerifyEmailScreen,
  args: {
    state: 'pending',
    validate: emailErrors,
    onSubmit: fn(async () => null),
    onAskAgain: fn(),
    loginHref: '#login',
  },
  parameters: { layout: 'fullscreen' },
  decorators: inMain,
} satisfies Meta<typeof VerifyEmailScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Pending: Story = {
  play: shows('Verifying your email address...'),
}

export const Success: Story = {
  args: { state: 'success' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByRole('heading', { level: 1, name: 'Email verified successfully' }),
      ).toHaveFocus(),
    )
    await expect(canvas.getByRole('link', { name: 'Continue to Login' })).toBeVisible()
  },
}

export const SuccessSignedIn: Story = {
  args: { state: 'success', homeHref: '#home' },
  play: has('link', 'Back to the stories'),
}

export const UsedBefore: Story = {
  args: { state: 'used' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByRole('heading', { level: 1, name: 'Email already verified' }),
      ).toHaveFocus(),
    )
    await expect(canvas.getByText(/This link was used before/)).toBeVisible()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const Failed: Story = {
  args: { state: 'error' },
  play: claims(
    shows('The link is invalid or has expired.'),
    presses('Resend Verification Email', 'onAskAgain'),
  ),
}

export const Manual: Story = { args: { state: 'manual' } }

/** The response does not reveal if the account exists. */
export const ManualSent: Story = {
  args: { state: 'manual', sentMessage: MAIL_ANSWERS.verify_email },
  play: shows('Verification email sent if account exists'),
}
