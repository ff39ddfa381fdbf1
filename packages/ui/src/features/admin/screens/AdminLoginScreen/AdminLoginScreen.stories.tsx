import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { AdminLoginScreen } from './AdminLoginScreen.tsx'

const meta = {
  title: 'Screens/AdminLoginScreen',
  tags: ['beta', 'role:admin'],
  component: AdminLoginScreen,
  args: { homeHref: '#home', onSubmit: fn(async () => null), onSignOut: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdminLoginScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Idle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email or Username' }), 'keeper')
    await userEvent.type(canvas.getByLabelText('Password'), 'Lamp#Oil108{Enter}')

    await expect(args.onSubmit).toHaveBeenCalledWith({
      email_or_username: 'keeper',
      password: 'Lamp#Oil108',
    })
  },
}

export const NotAnAdmin: Story = {
  args: { stranger: 'Tara Kulkarni' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleDescription(
      'You are logged in as Tara Kulkarni. This account is not an admin account.',
    )

    await userEvent.click(canvas.getByRole('button', { name: 'Log in with another account' }))

    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
}
