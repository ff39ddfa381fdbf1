import type { Meta, StoryObj } from '@storybook/react-vite'

import { tells } from '../../../testing/plays.ts'
import { FormError } from './FormError.tsx'

const meta = {
  title: 'Account/FormError',
  tags: ['stable', 'role:player', 'role:author', 'role:admin', '!autodocs'],
  component: FormError,
  args: { children: 'Incorrect username or password' },
} satisfies Meta<typeof FormError>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Refused: Story = {
  play: tells('alert', 'Incorrect username or password'),
}
