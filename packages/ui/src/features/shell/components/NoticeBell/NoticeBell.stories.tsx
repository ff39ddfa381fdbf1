import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { NoticeBell } from './NoticeBell.tsx'

const meta = {
  title: 'Layout/NoticeBell',
  tags: ['beta', 'role:player', 'role:author'],
  component: NoticeBell,
  args: { href: '#notices', unread: 3 },
} satisfies Meta<typeof NoticeBell>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    NothingNew: { args: { unread: 0 } },
    More: { args: { unread: 100 } },
  })),
}
