import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { PlayMeters } from './PlayMeters.tsx'

const meta = {
  title: 'Internal/Play/PlayMeters',
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

export const States: Story = {
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
  })),
}
