import { makeFinding, makeId, makeInsight, makeMyStory } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { below } from '../../../../testing/decorators.tsx'
import { MyStoryList } from './MyStoryList.tsx'

const draft = makeMyStory()
const published = makeMyStory({
  id: makeId(4),
  title: 'Salt Letters',
  status: 'published',
  published_at: '2025-03-11T08:00:00.000Z',
  version: 3,
})

const meta = {
  title: 'Internal/Authoring/MyStoryList',
  tags: ['internal', 'role:author'],
  component: MyStoryList,
  args: {
    title: 'Draft Stories',
    stories: [draft],
    empty: 'No drafts.',
    editHref: (id: string) => `#edit-${id}`,
    viewHref: (id: string) => `#view-${id}`,
    versionsHref: (id: string) => `#versions-${id}`,
    previewLinkHref: (id: string) => `#preview-link-${id}`,
    onMove: fn(),
    onInsight: fn(),
    onMend: fn(),
  },
  decorators: below(<h1>My Stories</h1>),
} satisfies Meta<typeof MyStoryList>
export default meta
type Story = StoryObj<typeof meta>

const askedBack = makeMyStory({
  id: makeId(9),
  title: 'Nine Keys',
  status: 'in_review',
  is_taken_down: true,
})

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      Draft: {},
      WithFindings: { args: { stories: [makeMyStory({ findings: [makeFinding()] })] } },
      Empty: { args: { stories: [] } },
      Refused: {
        args: {
          stories: [makeMyStory({ findings: [makeFinding()] })],
          refused: { id: draft.id, message: 'This story cannot be published yet.' },
        },
      },
      Publishing: { args: { moving: { id: draft.id, move: 'publish' } } },
      InReview: {
        args: {
          stories: [
            makeMyStory({ status: 'in_review', review_reason: 'Please name your source.' }),
            askedBack,
          ],
        },
      },
      PublishedWithInsight,
      UnpublishedChanges: {
        args: { stories: [makeMyStory({ status: 'published', has_unpublished_changes: true })] },
      },
      ArchivedAndTakenDown: {
        args: {
          title: 'Archived Stories',
          stories: [
            makeMyStory({ status: 'archived' }),
            makeMyStory({
              id: makeId(9),
              title: 'Nine Keys',
              status: 'archived',
              is_taken_down: true,
              review_reason: 'The third scene is copied.',
            }),
          ],
        },
      },
    }),
    { isWide: true },
  ),
}

export const PublishedWithInsight: Story = {
  args: {
    title: 'Published Stories',
    stories: [published],
    insight: { id: published.id, insight: makeInsight() },
  },
}
