import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { KeepPlayCard } from './KeepPlayCard.tsx'

const meta = {
  title: 'Play/KeepPlayCard',
  tags: ['beta', 'role:player'],
  component: KeepPlayCard,
  args: { onSignUp: fn(), onSignIn: fn(), onClose: fn() },
} satisfies Meta<typeof KeepPlayCard>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = { parameters: asSheet<Story>(() => ({ meta, Asking: {} })) }
