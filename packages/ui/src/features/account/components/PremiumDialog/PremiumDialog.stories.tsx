import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { coversPage } from '../../../../storybook/asSheet.ts'
import { PremiumDialog } from './PremiumDialog.tsx'

const meta = {
  title: 'Internal/Account/PremiumDialog',
  tags: ['internal', 'role:player'],
  component: PremiumDialog,
  parameters: coversPage,
  args: { isOpen: true, onClose: fn(), onJoin: fn() },
} satisfies Meta<typeof PremiumDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
