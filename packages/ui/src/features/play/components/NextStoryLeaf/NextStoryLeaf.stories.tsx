import { makeNextStory } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { sampleCover } from '../../screens/PlayScreen/sampleCover.ts'
import { NextStoryLeaf, type NextStoryLeafProps } from './NextStoryLeaf.tsx'

const story = makeNextStory({ cover_image_url: sampleCover })

const meta = {
  title: 'Play/NextStoryLeaf',
  tags: ['stable', 'role:player'],
  component: NextStoryLeaf,
  args: { story, href: `/game/${story.id}` },
} satisfies Meta<NextStoryLeafProps>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      SharedTag: {},
      LongName: {
        args: {
          story: {
            ...story,
            title:
              'The Long Night in Which Seven Lamps Were Carried Across a River That Had No Bank',
            cover_image_url: null,
          },
        },
      },
      HindiStory: {
        args: {
          story: {
            ...story,
            title: 'आठवाँ कनकौआ',
            tagline: 'पतंग कटी, पर डोर अब भी हाथ में है।',
            language: 'hi',
          },
        },
      },
      NextPart: {
        args: {
          story: {
            ...story,
            reason: { code: 'next_part', series: 'Three Nights', number: 2 },
          },
        },
      },
    }),
    { isWide: true, touched: 'SharedTag' },
  ),
}
