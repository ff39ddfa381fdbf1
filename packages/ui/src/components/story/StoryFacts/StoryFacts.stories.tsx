import { makeStory, makeTag } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { shows } from '../../../testing/plays.ts'
import { StoryFacts } from './StoryFacts.tsx'

const meta = {
  title: 'Story/StoryFacts',
  tags: ['stable', 'role:player', 'role:author', 'role:admin'],
  component: StoryFacts,
  args: { story: makeStory({ is_premium: true }) },
} satisfies Meta<typeof StoryFacts>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet(
    () => ({
      meta,
      Premium,
      EasyForEveryone,
      HardAndMature,
      OfOtherForms,
      TagsLeadOn,
      ManyTags,
    }),
    { touched: 'TagsLeadOn' },
  ),
}

export const Premium: Story = {
  play: shows('Premium', 'Medium', 'Teen (13+)'),
}

export const EasyForEveryone: Story = {
  args: { story: makeStory({ difficulty_level: 'easy', content_rating: 'everyone' }) },
}

export const HardAndMature: Story = {
  args: { story: makeStory({ difficulty_level: 'hard', content_rating: 'mature' }) },
}

/** Levels and ratings that only some forms offer have words too, in grey. */
export const OfOtherForms: Story = {
  args: { story: makeStory({ difficulty_level: 'beginner', content_rating: 'family', tags: [] }) },
  play: shows('Beginner', 'Family'),
}

/** A tag leads to all stories that have it. */
export const TagsLeadOn: Story = {
  args: { tagHref: (id) => `#${id}` },
  play: async ({ args, canvas }) => {
    const [tag] = args.story.tags
    await expect(canvas.getByRole('link', { name: tag?.display_name ?? '' })).toHaveAttribute(
      'href',
      `#${tag?.id}`,
    )
  },
}

/** A tag's colour is only ever a dot, so any colour will do. */
export const ManyTags: Story = {
  args: {
    story: makeStory({
      tags: ['Ghosts', 'Slow burn', 'Bargains', 'नदी', 'Inheritance', 'Night'].map(
        (display_name, index) =>
          makeTag({ id: `tag-${index}`, display_name, color: `hsl(${index * 60} 90% 50%)` }),
      ),
    }),
  },
}
