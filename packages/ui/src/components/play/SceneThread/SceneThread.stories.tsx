import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { onlyOnDesks } from '../../../../../../.storybook/modes.ts'
import { midStory } from '../../../screens/PlayScreen/sampleSession.ts'
import { inBox } from '../../../testing/decorators.tsx'
import { hasNo } from '../../../testing/plays.ts'
import { SceneThread } from './SceneThread.tsx'

const meta = {
  title: 'Play/SceneThread',
  tags: ['stable', 'role:player'],
  component: SceneThread,
  args: { scenes: midStory.session_data.scenes, unreadCount: 21, lang: 'en' },
  decorators: inBox({ position: 'relative', blockSize: 360 }),
} satisfies Meta<typeof SceneThread>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: {
    ...asSheet(() => ({ meta, OnTheWay, Improvised, FarOnTheWay, Bare, NothingLeft, NoScenes })),
    ...onlyOnDesks,
  },
}

/** It stands beside the log from 1280 px on; a narrower screen has no room for it. */
export const OnTheWay: Story = {
  play: async ({ canvas }) => {
    const current = canvas.getByText('A coin of light')
    await expect(current.closest('li')).toHaveAttribute('aria-current', 'step')
  },
}

/** A scene that a model has made up stands behind those of the story, and says so. */
export const Improvised: Story = {
  args: {
    scenes: [
      { title: 'The Ferry', is_current: false },
      { title: 'The Reed Path', is_current: true, is_improvised: true },
    ],
  },
  play: async ({ canvas }) => {
    const current = canvas.getByText('The Reed Path (improvised)')
    await expect(current.closest('li')).toHaveAttribute('aria-current', 'step')
  },
}

/** Earlier scenes are counted, so that the thread never outgrows the screen. */
export const FarOnTheWay: Story = {
  args: {
    scenes: Array.from({ length: 18 }, (_unused, index) => ({
      title: `Storey ${index + 1}`,
      is_current: index === 17,
    })),
    unreadCount: 1,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 earlier scenes')).toBeInTheDocument()
    await expect(canvas.getAllByText('Not yet read')).toHaveLength(1)
  },
}

/** No room beside it: the beads alone, and their names for whoever listens. */
export const Bare: Story = {
  args: { isBare: true },
  play: async ({ canvas }) => {
    const current = canvas.getByText('A coin of light')
    await expect(current.closest('li')).toHaveAttribute('aria-current', 'step')
    await expect(canvas.getByRole('navigation', { hidden: true }).clientWidth).toBeLessThan(40)
  },
}

export const NothingLeft: Story = { args: { unreadCount: 0 } }

export const NoScenes: Story = {
  args: { scenes: [] },
  play: hasNo('navigation'),
}
