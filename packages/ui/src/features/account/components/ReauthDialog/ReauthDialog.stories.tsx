import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { coversPage } from '../../../../storybook/asSheet.ts'
import { ReauthDialog } from './ReauthDialog.tsx'

const meta = {
  title: 'Internal/Account/ReauthDialog',
  tags: ['internal', 'role:player'],
  component: ReauthDialog,
  parameters: coversPage,
  args: {
    isOpen: true,
    items: ['password'],
    googleSlotRef: null,
    passwordHref: '#forgot',
    onClose: fn(),
    onPassword: fn(async () => null),
    onCode: fn(async () => null),
  },
} satisfies Meta<typeof ReauthDialog>
export default meta
type Story = StoryObj<typeof meta>

export const ByGoogle: Story = {
  args: {
    items: ['google'],
    error: 'Google could not confirm this account.',
    googleSlotRef: (place) => {
      if (place) place.textContent = 'Google draws its button here'
    },
  },
}

export const WithoutGoogle: Story = { args: { items: ['google'] } }

export const ByCode: Story = { args: { items: ['password', 'code'] } }
