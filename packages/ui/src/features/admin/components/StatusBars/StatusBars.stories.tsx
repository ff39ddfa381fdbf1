import { makeOverview } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { StatusBars } from './StatusBars.tsx'

const meta = {
  title: 'Admin/StatusBars',
  tags: ['beta', 'role:admin'],
  component: StatusBars,
  args: { stories: makeOverview().stories },
} satisfies Meta<typeof StatusBars>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    SomeOfEach: {},
    NoStories: { args: { stories: { draft: 0, in_review: 0, published: 0, archived: 0 } } },
  })),
}
