import { PASSWORD_RULES, resetErrors } from '@kathasagar/api/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { inBox } from '../../../../testing/decorators.tsx'
import { ResetPasswordForm } from './ResetPasswordForm.tsx'

const meta = {
  title: 'Account/ResetPasswordForm',
  tags: ['stable', 'role:player'],
  component: ResetPasswordForm,
  args: {
    validate: resetErrors,
    passwordTests: PASSWORD_RULES,
    onSubmit: fn(async () => null),
    loginHref: '#login',
  },
  decorators: inBox({ maxInlineSize: 440 }),
} satisfies Meta<typeof ResetPasswordForm>
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
