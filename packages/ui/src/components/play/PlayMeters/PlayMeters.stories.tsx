import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { hasNo, shows } from '../../../testing/plays.ts'
import { PlayMeters } from './PlayMeters.tsx'

const meta = {
  title: 'Play/PlayMeters',
  tags: ['internal', 'role:player', 'role:author', 'role:admin'],
  component: PlayMeters,
  args: {
    meters: {
      health: [{ label: 'Your strength', value: 75, most: 100 }],
      carried: { things: ['a rope', 'the brass lamp'], slots: 4 },
    },
  },
} satisfies Meta<typeof PlayMeters>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet<Story>(() => ({
    meta,
    Both: {},
    Spent: {
      args: {
        meters: {
          health: [{ label: 'Your strength', value: 0, most: 20 }],
          carried: { things: [], slots: 2 },
        },
      },
    },
    Unnamed: { args: { meters: { health: [{ label: '', value: 3, most: 5 }], carried: null } } },
    InHindi,
  })),
}

export const InHindi: Story = {
  args: {
    lang: 'hi',
    meters: {
      health: [{ label: '', value: 40, most: 100 }],
      carried: { things: ['रस्सी', 'पीतल का दीया'], slots: 3 },
    },
  },
  globals: { locale: 'hi' },
  play: shows('सेहत', 'आपके पास'),
}

/** A story that keeps no count has no room for it. */
export const Nothing: Story = {
  args: { meters: undefined },
  play: hasNo('definition'),
}
