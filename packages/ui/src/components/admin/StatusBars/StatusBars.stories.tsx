import { makeOverview } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { StatusBars } from './StatusBars.tsx'

const meta = {
  title: 'Admin/StatusBars',
  tags: ['beta', 'role:admin'],
  component: StatusBars,
  args: { stories: makeOverview().stories },
} satisfies Meta<typeof StatusBars>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet(() => ({ meta, SomeOfEach, NoStories })),
}

export const SomeOfEach: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('term').map(({ textContent }) => textContent)
    const counts = canvas.getAllByRole('definition').map(({ textContent }) => textContent)

    await expect(names).toEqual(['Draft', 'In review', 'Published', 'Archived'])
    await expect(counts).toEqual(['4', '2', '31', '1'])
  },
}

export const NoStories: Story = {
  args: { stories: { draft: 0, in_review: 0, published: 0, archived: 0 } },
}
