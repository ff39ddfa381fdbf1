import { emailErrors, MAIL_ANSWERS } from '@kathasagar/api/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { inMain } from '../../../../testing/decorators.tsx'
import { asPage } from '../../../../storybook/modes.ts'
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx'

const meta = {
  title: 'Screens/ForgotPasswordScreen',
  tags: ['beta', 'role:player'],
  component: ForgotPasswordScreen,
  args: { validate: emailErrors, onSubmit: fn(async () => null), loginHref: '#login' },
  parameters: asPage,
  decorators: inMain,
} satisfies Meta<typeof ForgotPasswordScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** The response does not reveal if the account exists. */
export const Sent: Story = { args: { sentMessage: MAIL_ANSWERS.reset_password } }
