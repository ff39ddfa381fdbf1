import { loginErrors } from '@kathasagar/api/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { inBox } from '../../../../testing/decorators.tsx'
import { LoginForm } from './LoginForm.tsx'

const meta = {
  title: 'Account/LoginForm',
  tags: ['stable', 'role:player'],
  component: LoginForm,
  args: {
    validate: loginErrors,
    onSubmit: fn(async () => null),
    registerHref: '#register',
    forgotHref: '#forgot-password',
  },
  decorators: inBox({ maxInlineSize: 440 }),
} satisfies Meta<typeof LoginForm>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Idle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username or Email' }), 'tara_of_ghat')
    await userEvent.type(canvas.getByLabelText('Password'), 'Lamp#Oil108')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Remember me' }))
    await userEvent.type(canvas.getByLabelText('Password'), '{Enter}')

    await expect(args.onSubmit).toHaveBeenCalledWith({
      email_or_username: 'tara_of_ghat',
      password: 'Lamp#Oil108',
      remember_me: true,
    })
  },
}

export const SentEmpty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
    const identifier = canvas.getByRole('textbox', { name: 'Username or Email' })
    await waitFor(() => expect(identifier).toHaveFocus())
    await expect(identifier).toHaveAccessibleDescription('Username or email is required')
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'Password is required',
    )
    await userEvent.type(identifier, 'ta')
    await expect(identifier).toBeValid()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('Username or email must be at least 3 characters')).toBeVisible()
    await userEvent.type(identifier, 'ra')
    await expect(identifier).toBeValid()
    await expect(args.onSubmit).not.toHaveBeenCalled()

    await userEvent.click(canvas.getByRole('checkbox', { name: 'Remember me' }))
    await userEvent.type(canvas.getByLabelText('Password'), 'Lamp#Oil108{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email_or_username: 'tara',
      password: 'Lamp#Oil108',
      remember_me: true,
    })
  },
}
