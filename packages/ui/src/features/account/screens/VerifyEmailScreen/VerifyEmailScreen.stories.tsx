import { emailErrors, MAIL_ANSWERS } from '@kathasagar/api/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { inMain } from '../../../../testing/decorators.tsx'
import { asPage } from '../../../../storybook/modes.ts'
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
  parameters: asPage,
  decorators: inMain,
} satisfies Meta<typeof VerifyEmailScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Success: Story = { args: { state: 'success' } }

export const SuccessSignedIn: Story = { args: { state: 'success', homeHref: '#home' } }

export const UsedBefore: Story = { args: { state: 'used' } }

export const Failed: Story = { args: { state: 'error' } }

export const Manual: Story = { args: { state: 'manual' } }

/** The response does not reveal if the account exists. */
export const ManualSent: Story = {
  args: { state: 'manual', sentMessage: MAIL_ANSWERS.verify_email },
}
