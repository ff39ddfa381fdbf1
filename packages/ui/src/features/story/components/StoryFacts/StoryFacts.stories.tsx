import { makeStory } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { StoryFacts } from './StoryFacts.tsx'

const meta = {
  title: 'Internal/Story/StoryFacts',
  tags: ['internal', 'role:player', 'role:author', 'role:admin'],
  component: StoryFacts,
  args: { story: makeStory({ is_premium: true }) },
} satisfies Meta<typeof StoryFacts>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      Premium: {},
      EasyForEveryone: {
        args: { story: makeStory({ difficulty_level: 'easy', content_rating: 'everyone' }) },
      },
      HardAndMature: {
        args: { story: makeStory({ difficulty_level: 'hard', content_rating: 'mature' }) },
      },
      OfOtherForms: {
        args: {
          story: makeStory({ difficulty_level: 'beginner', content_rating: 'family', tags: [] }),
        },
      },
      TagsLeadOn: { args: { tagHref: (id) => `#${id}` } },
    }),
    { touched: 'TagsLeadOn' },
  ),
}
