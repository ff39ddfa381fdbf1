import {
  makeEditableStory,
  makeStory,
  makeTestPlay,
  makeWaitingStory,
} from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'

import { adminMessages } from '../../../../messages/adminMessages.ts'
import { inMain } from '../../../../testing/decorators.tsx'
import { asksAgain, claims, hasNo, shows } from '../../../../testing/plays.ts'
import { asPage } from '../../../../storybook/modes.ts'
import { AdminReviewStoryScreen, type ReviewedStory } from './AdminReviewStoryScreen.tsx'

const { findings } = makeWaitingStory()
const onApprove = fn<ReviewedStory['onApprove']>(async () => null)
const onReject = fn<ReviewedStory['onReject']>(async () => null)

const reviewed = (changes: Partial<ReviewedStory['stored']> = {}): ReviewedStory => ({
  stored: makeEditableStory({ status: 'in_review', findings, ...changes }),
  shown: makeStory({ status: 'in_review', is_featured: false }),
  testPlay: async () => makeTestPlay(),
  onApprove,
  onReject,
})

const meta = {
  title: 'Screens/AdminReviewStoryScreen',
  tags: ['beta', 'role:admin'],
  parameters: asPage,
  component: AdminReviewStoryScreen,
  args: { reviewed: reviewed(), onRetry: fn(), backHref: '#review' },
  beforeEach: () => {
    onApprove.mockClear()
    onReject.mockClear()
  },
  decorators: inMain,
} satisfies Meta<typeof AdminReviewStoryScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const AskedBack: Story = {
  args: {
    reviewed: reviewed({ is_taken_down: true, review_reason: 'The third scene is copied.' }),
  },
}

export const Played: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play it' }))

    await screen.findByRole('button', { name: /Swim across/ })
    await expect(screen.queryByRole('button', { name: 'Go to this scene' })).toBeNull()
  },
}

export const SecondTime: Story = {
  args: { reviewed: reviewed({ findings: [], review_reason: 'Please name your source.' }) },
  play: shows('Sent back before: Please name your source.', 'The automatic review found nothing.'),
}

export const DecidedAlready: Story = {
  args: { reviewed: reviewed({ status: 'published' }) },
  play: claims(shows(/no longer waiting for review/), hasNo('button', 'Approve')),
}

export const Loading: Story = { args: { reviewed: null } }

export const Failed: Story = {
  args: { reviewed: null, error: adminMessages.review.failedHint },
  play: asksAgain,
}
