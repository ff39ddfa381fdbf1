import { makeReviewQueue, makeWaitingStory } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { adminMessages } from '../../../../messages/adminMessages.ts'
import { asSheet } from '../../../../storybook/asSheet.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { below } from '../../../../testing/decorators.tsx'
import { WaitingStories } from './WaitingStories.tsx'

const meta = {
  title: 'Admin/WaitingStories',
  tags: ['beta', 'role:admin'],
  component: WaitingStories,
  args: {
    stories: makeReviewQueue().stories,
    readHref: (id: string) => `#read-${id}`,
  },
  decorators: below(
    <>
      <h1>{adminMessages.review.title}</h1>
      <h2>{fill(adminMessages.review.stories.title, { count: '2' })}</h2>
    </>,
  ),
} satisfies Meta<typeof WaitingStories>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Several,
    FromNobody: {
      args: { stories: [makeWaitingStory({ author: null, submitted_at: null, findings: [] })] },
    },
  })),
}

export const Several: Story = {
  play: async ({ args, canvas }) => {
    const [first] = args.stories
    const row = within(canvas.getByRole('row', { name: new RegExp(`^${first?.title}`) }))

    await expect(row.getByText(/^by Nirupama Joshi · waits since .*2025/)).toBeVisible()
    await expect(row.getByText('1 finding')).toBeVisible()
    await expect(row.getByRole('link', { name: /^Read / })).toHaveAttribute(
      'href',
      `#read-${first?.id}`,
    )
  },
}
