import { loginErrors } from '@kathasagar/api/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { inMain } from '../../../../testing/decorators.tsx'
import { LoginScreen } from './LoginScreen.tsx'
import { inHindi, rightToLeft } from '../../../../testing/languages.ts'

const meta = {
  title: 'Screens/LoginScreen',
  tags: ['beta', 'role:player'],
  component: LoginScreen,
  args: { validate: loginErrors, onSubmit: fn(async () => null), registerHref: '#register' },
  parameters: { layout: 'fullscreen' },
  decorators: inMain,
} satisfies Meta<typeof LoginScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const SecondStep: Story = {
  args: {
    initialIdentifier: 'tara_of_ghat',
    secondStep: {
      onCode: fn(async () => null),
      onRecoveryCode: fn(async () => null),
      onBack: fn(),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible()
    await expect(canvas.queryByLabelText('Password')).not.toBeVisible()
  },
}

export const RightToLeft: Story = rightToLeft

export const InHindi: Story = inHindi
