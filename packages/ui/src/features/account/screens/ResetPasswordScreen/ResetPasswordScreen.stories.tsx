import { PASSWORD_RULES, passwordResetErrors } from '@kathasagar/api/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { inMain } from '../../../../testing/decorators.tsx'
import { asPage } from '../../../../storybook/modes.ts'
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx'

const meta = {
  title: 'Screens/ResetPasswordScreen',
  tags: ['beta', 'role:player'],
  component: ResetPasswordScreen,
  args: {
    state: 'form',
    validate: passwordResetErrors,
    passwordTests: PASSWORD_RULES,
    onSubmit: fn(async () => null),
    loginHref: '#login',
    forgotHref: '#forgot-password',
  },
  parameters: asPage,
  decorators: inMain,
} satisfies Meta<typeof ResetPasswordScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const PasswordsDiffer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'Lamp#Oil108')
    await userEvent.type(canvas.getByLabelText('Confirm Password'), 'Lamp')
    await expect(canvas.getByLabelText('Confirm Password')).toHaveAccessibleDescription(
      'Passwords do not match',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Change Password' }))
    await waitFor(() => expect(canvas.getByLabelText('Confirm Password')).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Done: Story = { args: { state: 'done' } }

export const LinkSpent: Story = { args: { state: 'failed' } }
