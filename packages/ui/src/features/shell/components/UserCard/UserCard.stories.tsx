import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { UserCard } from './UserCard.tsx'

const meta = {
  title: 'Layout/UserCard',
  tags: ['stable', 'role:player', 'role:author'],
  component: UserCard,
  args: { user: { name: 'Tara Kulkarni', avatar_url: null, credits: 1200 }, onLogOut: fn() },
} satisfies Meta<typeof UserCard>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    SignedIn: {},
    OneCredit: { args: { user: { name: 'Tara Kulkarni', avatar_url: null, credits: 1 } } },
  })),
}
