import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'

const codes = [
  'k7w2m-9xq4t',
  'b3n8d-h5r6v',
  'c2j9f-w4k7p',
  'x8t3q-m6b5n',
  'd4h7r-v2c9j',
  'f6p8k-t3w5x',
  'q9m2b-n7d4h',
  'r5v8c-j3f6p',
  'w7k4x-q2t9m',
  'n5b8h-d6r3v',
]

const meta = {
  title: 'Account/RecoveryCodes',
  tags: ['beta', 'role:player'],
  component: RecoveryCodes,
  args: { items: codes, onKept: fn() },
} satisfies Meta<typeof RecoveryCodes>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = { parameters: asSheet<Story>(() => ({ meta, JustMade: {} })) }
