import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { coversPage } from '../../../../storybook/asSheet.ts'
import { StartFailedDialog } from './StartFailedDialog.tsx'

const meta = {
  title: 'Internal/Play/StartFailedDialog',
  tags: ['internal', 'role:player'],
  component: StartFailedDialog,
  parameters: coversPage,
  args: { reason: 'The service is busy. Please try again in a moment.', onClose: fn() },
} satisfies Meta<typeof StartFailedDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
