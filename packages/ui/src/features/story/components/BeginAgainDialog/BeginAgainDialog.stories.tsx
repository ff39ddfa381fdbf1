import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { coversPage } from '../../../../storybook/asSheet.ts'
import { BeginAgainDialog } from './BeginAgainDialog.tsx'

const meta = {
  title: 'Story/BeginAgainDialog',
  tags: ['stable', 'role:player'],
  component: BeginAgainDialog,
  parameters: coversPage,
  args: { title: 'Dead Letters of Devthala', onClose: fn(), onConfirm: fn() },
} satisfies Meta<typeof BeginAgainDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
