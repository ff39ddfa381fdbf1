import { makeStory } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { sampleCover } from '../../../play/screens/PlayScreen/sampleCover.ts'
import { StoryPreview } from './StoryPreview.tsx'

const meta = {
  title: 'Authoring/StoryPreview',
  tags: ['beta', 'role:author', 'role:admin'],
  component: StoryPreview,
  args: { story: makeStory({ is_featured: false, status: 'draft' }) },
} satisfies Meta<typeof StoryPreview>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Card: { args: { story: makeStory({ cover_image_url: sampleCover }) } },
    NothingWritten: {
      args: {
        story: makeStory({
          title: '',
          tagline: '',
          story_description: '',
          category: null,
          tags: [],
        }),
      },
    },
  })),
}
