import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

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
  parameters: asSheet(() => ({ meta, Both, Spent, Unnamed, InHindi })),
}

/** Health by its author's name for it, and the things that the player has. */
export const Both: Story = {
  play: async ({ canvas }) => {
    const [health, carried] = canvas.getAllByRole('definition')
    await expect(canvas.getByText('Your strength')).toBeVisible()
    await expect(health).toHaveTextContent('75 of 100')
    await expect(carried).toHaveTextContent('a rope, the brass lamp 2 of 4')
  },
}

/** At nothing, and with empty hands. */
export const Spent: Story = {
  args: {
    meters: {
      health: [{ label: 'Your strength', value: 0, most: 20 }],
      carried: { things: [], slots: 2 },
    },
  },
  play: async ({ canvas }) => {
    const [health, carried] = canvas.getAllByRole('definition')
    await expect(health).toHaveTextContent('0 of 20')
    await expect(carried).toHaveTextContent('nothing 0 of 2')
  },
}

/** Its author gave it no name, and nothing can be carried. */
export const Unnamed: Story = {
  args: { meters: { health: [{ label: '', value: 3, most: 5 }], carried: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Health')).toBeVisible()
    await expect(canvas.getAllByRole('definition')).toHaveLength(1)
  },
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
