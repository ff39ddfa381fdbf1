import { PASSWORD_RULES, resetErrors } from '@kathasagar/api/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { inMain } from '../../../../testing/decorators.tsx'
import { leadsTo } from '../../../../testing/plays.ts'
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx'

const meta = {
  title: 'Screens/ResetPasswordScreen',
  tags: ['beta', 'role:player'],
  component: ResetPasswordScreen,
  args: {
    state: 'form',
    validate: resetErrors,
    passwordTests: PASSWORD_RULES,
    onSubmit: fn(async () => null),
    loginHref: '#login',
    forgotHref: '#forgot-password',
  },
  parameters: { layout: 'fullscreen' },
  decorators: inMain,
} satisfies Meta<typeof ResetPasswordScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Done: Story = {
  args: { state: 'done' },
  play: leadsTo('Continue to Login', '#login'),
}

export const LinkSpent: Story = {
  args: { state: 'failed' },
  play: leadsTo('Request a new link', '#forgot-password'),
}
