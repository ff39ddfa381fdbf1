import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'

import { onlyOnDesks } from '../../../../../../.storybook/modes.ts'
import { sampleCover } from '../../../screens/PlayScreen/sampleCover.ts'
import { EndingCard } from './EndingCard.tsx'
import type { EndingCardProps } from './EndingCard.tsx'

const meta = {
  title: 'Play/EndingCard',
  component: EndingCard,
  args: {
    ending: { title: 'The Moon That Waited', number: 3, total: 7, turns: 41, xp_gained: 50 },
    text: 'You sit down on the warm step, where somebody had stood up for you, and wait until the two moons agree. It takes one night, or every night you had.',
    lang: 'en',
    coverUrl: sampleCover,
    scenes: { completed: 18, total: 24 },
    onBeginAgain: fn(),
    onReadAgain: fn(),
    onBackToStory: fn(),
    onSaveTranscript: fn(),
    onRate: fn(),
  },
} satisfies Meta<EndingCardProps>
export default meta
type Story = StoryObj<typeof meta>

export const Reached: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('Ending 3 of 7')).toBeVisible())
    await expect(canvas.getByText('scenes of 24')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: '4 stars' }))
    await expect(args.onRate).toHaveBeenCalledWith(4)
    await userEvent.click(canvas.getByRole('button', { name: 'Save the transcript' }))
    await expect(args.onSaveTranscript).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Begin again' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Read it again' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the story' }))
    await expect(args.onBeginAgain).toHaveBeenCalledOnce()
    await expect(args.onReadAgain).toHaveBeenCalledOnce()
    await expect(args.onBackToStory).toHaveBeenCalledOnce()
  },
}

/** Every task of the play, in the order in which it was paid. */
export const WithFinishedTasks: Story = {
  args: {
    finishedTasks: [
      { task_id: 'first-steps', title: 'First steps', coin_reward: 5, star_reward: 1 },
      { task_id: 'first-ending', title: 'The first ending', coin_reward: 20, star_reward: 3 },
    ],
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Tasks finished in this play' })
    await expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['First steps5 coins, 1 star', 'The first ending20 coins, 3 stars'])
  },
}

/** Ninety words in three paragraphs, and every way on, are in sight on a small laptop. */
export const NinetyWords: Story = {
  args: {
    text: ['It is done.', 'The moon waits over the well. '.repeat(14).trim(), 'Go home.'].join(
      '\n\n',
    ),
  },
  parameters: {
    ...onlyOnDesks,
    viewport: {
      options: { laptop: { name: 'Laptop', styles: { width: '1280px', height: '800px' } } },
    },
  },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    // 800 pixels without the bar above and the margin below.
    await expect(canvas.getByRole('article').offsetHeight).toBeLessThanOrEqual(800 - 68 - 20)
  },
}

/** Nobody keeps stars here. */
export const WithoutRating: Story = {
  render: ({ onRate: _unused, ...args }) => <EndingCard {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radiogroup')).toBeNull()
  },
}

export const WithoutCover: Story = { args: { coverUrl: null } }

export const Hindi: Story = {
  args: {
    ending: { title: 'जो चाँद रुका रहा', number: 1, total: 4, turns: 12, xp_gained: 50 },
    text: 'तुम उसी गुनगुनी सीढ़ी पर बैठ जाते हो और दोनों चाँदों के एक होने तक रुकते हो।',
    lang: 'hi',
  },
}
