import { makeEndingRecap, makeFoundEndings } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { sampleCover } from '../../screens/PlayScreen/sampleCover.ts'
import { FoundEndings, type FoundEndingsProps } from './FoundEndings.tsx'

const meta = {
  title: 'Internal/Play/FoundEndings',
  tags: ['internal', 'role:player'],
  component: FoundEndings,
  args: { endings: makeEndingRecap().endings, lang: 'en', coverUrl: sampleCover },
} satisfies Meta<FoundEndingsProps>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      SomeFound: {},
      FirstOfTwo: { args: { endings: makeFoundEndings(['Home', null], 1) } },
      AllFound: { args: { endings: makeFoundEndings(['Out at Sea', 'Home', 'The Lamp'], 2) } },
      OnlyOne: { args: { endings: makeFoundEndings(['Home'], 1) } },
      Many: {
        args: {
          endings: makeFoundEndings(
            Array.from({ length: 18 }, (_unused, place) =>
              place % 4 === 1 ? `Ending ${place}` : null,
            ),
            6,
          ),
        },
      },
      LongNames: {
        args: {
          endings: makeFoundEndings(
            [
              'The Long Night in Which Seven Lamps Were Carried Across a River That Had No Bank',
              null,
              'Donaudampfschifffahrtsgesellschaftskapitän',
            ],
            1,
          ),
        },
      },
      WithoutCover: { args: { coverUrl: null } },
      Hindi: {
        args: {
          endings: makeFoundEndings(['जो चाँद रुका रहा', null, null, 'आख़िरी सीढ़ी'], 1),
          lang: 'hi',
        },
      },
    }),
    { isWide: true },
  ),
}
