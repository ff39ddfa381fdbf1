import { PASSWORD_RULES, registerErrors } from '@kathasagar/api/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { RegisterScreen } from './RegisterScreen.tsx'

const meta = {
  title: 'Screens/RegisterScreen',
  component: RegisterScreen,
  args: {
    validate: registerErrors,
    passwordTests: PASSWORD_RULES,
    onSubmit: fn(),
    loginHref: '#login',
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof RegisterScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Create Your Account' }),
    ).toBeVisible()
  },
}

export const Busy: Story = { args: { isBusy: true } }

export const NameTaken: Story = {
  args: { fieldErrors: { username: 'This username is already taken' } },
}

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } }
