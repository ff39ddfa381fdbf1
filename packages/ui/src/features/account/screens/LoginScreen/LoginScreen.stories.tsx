import { loginErrors } from '@kathasagar/api/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { inMain } from '../../../../testing/decorators.tsx'
import { inHindi, rightToLeft } from '../../../../storybook/inLanguages.ts'
import { asPage } from '../../../../storybook/modes.ts'
import { LoginScreen } from './LoginScreen.tsx'

const meta = {
  title: 'Screens/LoginScreen',
  tags: ['beta', 'role:player'],
  component: LoginScreen,
  args: {
    validate: loginErrors,
    onSubmit: fn(async () => null),
    registerHref: '#register',
    forgotHref: '#forgot-password',
  },
  parameters: asPage,
  decorators: inMain,
} satisfies Meta<typeof LoginScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const SentEmpty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
    const identifier = canvas.getByRole('textbox', { name: 'Username or Email' })
    await waitFor(() => expect(identifier).toHaveFocus())
    await expect(identifier).toHaveAccessibleDescription('Username or email is required')
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'Password is required',
    )
    await userEvent.type(identifier, 'ta{Enter}')
    await expect(canvas.getByText('Username or email must be at least 3 characters')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()

    await userEvent.type(identifier, 'ra')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Remember me' }))
    await userEvent.type(canvas.getByLabelText('Password'), 'Lamp#Oil108{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email_or_username: 'tara',
      password: 'Lamp#Oil108',
      remember_me: true,
    })
  },
}

export const SecondStep: Story = {
  args: {
    secondStep: {
      onCode: fn(async () => null),
      onRecoveryCode: fn(async () => null),
      onBack: fn(),
    },
  },
}

export const RightToLeft: Story = rightToLeft

export const InHindi: Story = inHindi
