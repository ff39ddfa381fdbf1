import { PASSWORD_RULES, passwordChangeErrors } from '@kathasagar/api/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { ChangePasswordForm } from './ChangePasswordForm.tsx'

const meta = {
  title: 'Account/ChangePasswordForm',
  tags: ['stable', 'role:player'],
  component: ChangePasswordForm,
  args: {
    passwordTests: PASSWORD_RULES,
    validate: passwordChangeErrors,
    onSubmit: fn(async () => null),
  },
} satisfies Meta<typeof ChangePasswordForm>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Current Password'), 'Lamp#Oil108')
    await userEvent.type(canvas.getByLabelText('New Password'), 'Boat-1n-monsoon!')
    await userEvent.type(canvas.getByLabelText('Confirm New Password'), 'Boat-1n-monsoon!{Enter}')

    await expect(args.onSubmit).toHaveBeenCalledWith({
      current_password: 'Lamp#Oil108',
      password: 'Boat-1n-monsoon!',
      confirm_password: 'Boat-1n-monsoon!',
    })
  },
}
