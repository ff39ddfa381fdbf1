import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { StoryConflict } from './StoryConflict.tsx'

const meta = {
  title: 'Internal/Authoring/StoryConflict',
  tags: ['internal', 'role:author', 'role:admin'],
  component: StoryConflict,
  args: { who: 'Nirupama Joshi', time: 'Mar 9, 14:32', onOverwrite: fn(), onReload: fn() },
} satisfies Meta<typeof StoryConflict>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    ChangedElsewhere: {},
    ByNobodyAnymore: { args: { who: null } },
  })),
}
