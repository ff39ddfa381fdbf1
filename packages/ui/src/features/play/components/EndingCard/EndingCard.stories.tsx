import { makeEndingRecap, makeNextStory, makeFoundEndings } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { sampleCover } from '../../screens/PlayScreen/sampleCover.ts'
import { leadsTo } from '../../../../testing/plays.ts'
import { EndingCard, type EndingCardProps } from './EndingCard.tsx'

const meta = {
  title: 'Components/Play/EndingCard',
  tags: ['stable', 'role:player'],
  component: EndingCard,
  args: {
    ending: { title: 'The Moon That Waited', number: 3, total: 7, turns: 41, xp_gained: 50 },
    text: 'You sit down on the warm step, where somebody had stood up for you, and wait until the two moons agree. It takes one night, or every night you had.',
    lang: 'en',
    coverUrl: sampleCover,
    story: { title: 'A Moon Too Early for the Well', href: '/game/1' },
    scenes: { completed: 18, total: 24 },
    recap: makeEndingRecap({
      endings: makeFoundEndings(
        ['The Dry Stair', null, 'The Moon That Waited', null, null, 'Two Moons', null],
        3,
      ),
      next_story: makeNextStory({ cover_image_url: sampleCover }),
    }),
    hrefOfStory: (id) => `/game/${id}`,
    onOpenTurn: fn(),
    onBackToFork: fn(),
    onBeginAgain: fn(),
    onReadAgain: fn(),
    onSaveTranscript: fn(),
    onRatingChange: fn(),
    keepsake: {
      card: { url: sampleCover, shape: 'wide' },
      onSaveCard: fn(),
      onShareCard: fn(async () => 'failed' as const),
    },
  },
} satisfies Meta<EndingCardProps>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      Reached,
      BeginningAgain: { args: { isBeginning: true } },
      WithCodex: { args: { codexHref: '/game/1/codex', commentsHref: '/game/1/comments' } },
      WithFinishedTasks: {
        args: {
          finishedTasks: [
            { task_id: 'first-steps', title: 'First steps', coin_reward: 5, star_reward: 1 },
            { task_id: 'first-ending', title: 'The first ending', coin_reward: 20, star_reward: 3 },
          ],
        },
      },
      WithLearned: {
        args: { recap: makeEndingRecap({ learned: ['The key hangs in the well.'] }) },
      },
      RecapOnItsWay: { args: { recap: undefined } },
      RecapNotToBeHad: { args: { recap: null } },
      OneEndingOnly: oneEndingOnly,
      LongNames,
      WithoutCover: { args: { coverUrl: null } },
      Hindi: hindi,
    }),
    { isWide: true },
  ),
}

export const Reached: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('One of 7 endings')).toBeVisible())
    await expect(canvas.getByText('scenes of 24')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Restart' })).not.toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: '4 stars' }))
    await expect(args.onRatingChange).toHaveBeenCalledWith(4)
    await userEvent.click(canvas.getByText('More'))
    await userEvent.click(canvas.getByRole('button', { name: 'Save the transcript' }))
    await expect(canvas.getByRole('img', { name: /^Card of the ending/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save the card' }))
    await expect(args.keepsake?.onSaveCard).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Share the card' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be shared')
    await expect(args.onSaveTranscript).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Restart' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Read it again' }))
    await expect(args.onBeginAgain).toHaveBeenCalledOnce()
    await expect(args.onReadAgain).toHaveBeenCalledOnce()
    await leadsTo('A Moon Too Early for the Well', '/game/1')({ canvas })
  },
}

export const DraftRefused: Story = {
  args: { onDraft: async () => 'You have 20 drafts. Delete one, then try again.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('More'))
    await userEvent.click(canvas.getByRole('button', { name: 'Turn this play into a draft' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You have 20 drafts')
  },
}

export const LongNames: Story = {
  args: {
    ending: {
      title: 'The Long Night in Which Seven Lamps Were Carried Across a River That Had No Bank',
      number: 12,
      total: 12,
      turns: 1041,
      xp_gained: 1250,
    },
    recap: makeEndingRecap({
      endings: makeFoundEndings(
        Array.from({ length: 12 }, () => 'The Lamp That Somebody Carried Across the River'),
        12,
      ),
    }),
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article')
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  },
}

export const OnAPhone: Story = {
  args: { text: 'The moon waits over the well. '.repeat(40).trim() },
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas }) => {
    const main = canvas.getByRole('button', { name: 'Back to the last fork' })
    const { bottom } = main.getBoundingClientRect()
    await expect(Math.floor(bottom)).toBeLessThanOrEqual(window.innerHeight)
  },
}

const oneEndingOnly: Story = {
  args: {
    ending: { title: 'The Moon That Waited', number: 1, total: 1, turns: 9, xp_gained: 50 },
    recap: {
      recalled: [],
      endings: makeFoundEndings(['The Moon That Waited'], 1),
      fork: null,
      next_story: null,
    },
  },
}

const hindi: Story = {
  args: {
    ending: { title: 'जो चाँद रुका रहा', number: 1, total: 4, turns: 12, xp_gained: 50 },
    recap: makeEndingRecap({
      endings: makeFoundEndings(['जो चाँद रुका रहा', null, null, null], 1),
    }),
    text: 'तुम उसी गुनगुनी सीढ़ी पर बैठ जाते हो और दोनों चाँदों के एक होने तक रुकते हो।',
    lang: 'hi',
  },
}
