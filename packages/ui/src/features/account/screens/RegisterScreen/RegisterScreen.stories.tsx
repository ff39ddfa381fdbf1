import { PASSWORD_RULES, registerErrors } from '@kathasagar/api/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { inMain } from '../../../../testing/decorators.tsx'
import { RegisterScreen } from './RegisterScreen.tsx'
import { asPage } from '../../../../storybook/modes.ts'
import { inHindi, rightToLeft } from '../../../../storybook/inLanguages.ts'

const meta = {
  title: 'Screens/RegisterScreen',
  tags: ['beta', 'role:player'],
  component: RegisterScreen,
  args: {
    validate: registerErrors,
    passwordTests: PASSWORD_RULES,
    onSubmit: fn(async () => null),
    loginHref: '#login',
  },
  parameters: asPage,
  decorators: inMain,
} satisfies Meta<typeof RegisterScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const RightToLeft: Story = rightToLeft

export const InHindi: Story = inHindi
