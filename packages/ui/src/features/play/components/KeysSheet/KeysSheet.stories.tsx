import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { coversPage } from '../../../../storybook/asSheet.ts'
import { KeysSheet } from './KeysSheet.tsx'

const meta = {
  title: 'Play/KeysSheet',
  tags: ['stable', 'role:player'],
  component: KeysSheet,
  parameters: coversPage,
  args: { isOpen: true, onClose: fn(), hasKeys: true, onKeysChange: fn() },
} satisfies Meta<typeof KeysSheet>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
