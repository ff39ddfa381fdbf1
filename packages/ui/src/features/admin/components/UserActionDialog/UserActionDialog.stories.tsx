import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { coversPage } from '../../../../storybook/asSheet.ts'
import { UserActionDialog } from './UserActionDialog.tsx'

const meta = {
  title: 'Internal/Admin/UserActionDialog',
  tags: ['internal', 'role:admin'],
  component: UserActionDialog,
  parameters: coversPage,
  args: {
    act: 'give_credits',
    name: 'tara_k',
    amountMax: 100_000,
    stories: 0,
    onClose: fn(),
    onSubmit: fn(async () => null),
  },
} satisfies Meta<typeof UserActionDialog>
export default meta
type Story = StoryObj<typeof meta>

export const MakesAdmin: Story = { args: { act: 'make_admin' } }

export const SuspendsAnAuthor: Story = { args: { act: 'suspend', stories: 3 } }

/** Restoring an author also offers to publish the stories again that were taken down. */
export const RestoresAnAuthor: Story = { args: { act: 'restore', stories: 1 } }

export const TakesPremium: Story = { args: { act: 'take_premium' } }
