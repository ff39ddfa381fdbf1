import { makeId, makeNextStory } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { sampleCover } from '../../../screens/PlayScreen/sampleCover.ts'
import { claims, has, shows } from '../../../testing/plays.ts'
import { NextStoryLeaf, type NextStoryLeafProps } from './NextStoryLeaf.tsx'

const story = makeNextStory({ cover_image_url: sampleCover })
const because = (reason: typeof story.reason, sentence: string): Story => ({
  args: { story: { ...story, reason } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sentence)).toBeVisible()
  },
})

const meta = {
  title: 'Play/NextStoryLeaf',
  tags: ['stable', 'role:player'],
  component: NextStoryLeaf,
  args: { story, href: `/game/${story.id}` },
} satisfies Meta<NextStoryLeafProps>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet(() => ({ meta, SharedTag, LongName, HindiStory }), {
    isWide: true,
    touched: 'SharedTag',
  }),
}

/** A tag in common is named; the way on is named by the story. */
export const SharedTag: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Because it shares a thread: Ghosts')).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: 'Next story: Row F at the Lakshmi' }),
    ).toHaveAttribute('href', args.href)
  },
}

/** The next part of a series goes before all that is recommended. */
export const NextPart: Story = {
  args: {
    story: {
      ...story,
      reason: { code: 'next_part', series: 'Three Nights', number: 2, opens_at: null },
    },
  },
  play: claims(shows('Part 2 of “Three Nights”'), has('link', 'Next part: Row F at the Lakshmi')),
}

/** Of a series that is read a part a day. */
export const NextPartTomorrow = because(
  { code: 'next_part', series: 'Three Nights', number: 2, opens_at: '2026-03-10T18:30:00.000Z' },
  'Part 2 of “Three Nights” opens tomorrow',
)
export const Unfinished = because(
  { code: 'unfinished' },
  'Because you have begun it and not come to an ending',
)
export const SameAuthor = because(
  { code: 'same_author', author: 'Reva Bundela' },
  'Because it is by Reva Bundela as well',
)
export const SameCategory = because(
  {
    code: 'same_category',
    category: { id: makeId(21), name: 'folk', display_name: 'Folk Tales', sort_order: 1 },
  },
  'Because it stands on the same shelf: Folk Tales',
)
export const ManyEndings = because(
  { code: 'many_endings', endings: 9 },
  'Because it has 9 endings to find',
)
export const NotYetRead = because({ code: 'not_yet_read' }, 'Because you have not read it yet')

export const LongName: Story = {
  args: {
    story: {
      ...story,
      title: 'The Long Night in Which Seven Lamps Were Carried Across a River That Had No Bank',
      cover_image_url: null,
    },
  },
}

export const HindiStory: Story = {
  args: {
    story: {
      ...story,
      title: 'आठवाँ कनकौआ',
      tagline: 'पतंग कटी, पर डोर अब भी हाथ में है।',
      language: 'hi',
    },
  },
}
