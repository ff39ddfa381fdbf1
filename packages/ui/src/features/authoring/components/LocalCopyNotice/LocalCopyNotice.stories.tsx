import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { LocalCopyNotice } from './LocalCopyNotice.tsx'

const meta = {
  title: 'Internal/Authoring/LocalCopyNotice',
  tags: ['internal', 'role:author', 'role:admin'],
  component: LocalCopyNotice,
  args: { time: 'Mar 9, 14:32', onDiscard: fn() },
} satisfies Meta<typeof LocalCopyNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
