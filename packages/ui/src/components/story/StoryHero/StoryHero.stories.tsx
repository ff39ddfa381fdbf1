import { makeId, makeStory, signedInState } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { moonsAmbassador } from '../../../testing/shippedStories.ts'
import { StoryHero } from './StoryHero.tsx'

const story = makeStory(moonsAmbassador)

const meta = {
  title: 'Story/StoryHero',
  tags: ['stable', 'role:player', 'role:author', 'role:admin', '!autodocs'],
  component: StoryHero,
  args: { story, isBusy: false, onPlay: fn(), onLike: fn(), onBookmark: fn() },
} satisfies Meta<typeof StoryHero>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      Guest,
      Liked: { args: { story: { ...story, user_state: { ...signedInState, hasLiked: true } } } },
      Shared: { args: { story: { ...story, stats: { ...story.stats, shares_count: 12 } } } },
      Resuming,
      PenName: { args: { story: makeStory({ is_house_story: true }) } },
      Starting: { args: { isBusy: true } },
      EverythingAbsent: {
        args: { story: makeStory({ title: '', author: null, category: null, is_featured: false }) },
      },
    }),
    { isWide: true },
  ),
}

/** One of a series says which part it is, and leads to all of them. */
export const PartOfSeries: Story = {
  args: {
    story: {
      ...story,
      series: { series_id: makeId(701), title: 'Three Nights', number: 2, total: 5 },
    },
    seriesHref: (id) => `#${id}`,
  },
  play: async ({ canvas, globals }) => {
    const series = canvas.getByRole('link', { name: 'Three Nights' })
    await expect(series).toHaveAttribute('href', `#${makeId(701)}`)
    // Hindi tells the whole first.
    const place = globals['locale'] === 'hi' ? /^5\D+2/ : /2\D+5/
    await expect(series.parentElement).toHaveTextContent(place)
  },
}

/** Counts in full, and every button does its one thing. */
export const Guest: Story = {
  args: { onShare: fn(async () => 'copied' as const) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'PLAY' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Like' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Bookmark' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))

    await expect(args.onPlay).toHaveBeenCalledOnce()
    await expect(args.onLike).toHaveBeenCalledOnce()
    await expect(args.onBookmark).toHaveBeenCalledOnce()
    await expect(args.onShare).toHaveBeenCalledOnce()
    await expect(canvas.getByText('18,204')).toBeVisible()
    await expect(canvas.queryByText(/shares/)).not.toBeInTheDocument()
  },
}

/** Whoever has an open play goes on where it stands, or begins again beside it, which asks. */
export const Resuming: Story = {
  args: {
    resume: {
      href: '#play',
      scene: 'The lake at midnight',
      percent: 40,
      minutesLeft: 11,
      onBeginAgain: fn(),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '#play')
    await expect(canvas.queryByRole('button', { name: 'PLAY' })).toBeNull()
    await expect(await canvas.findByText('about 11 minutes left')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Begin again' }))
    const asked = within(await screen.findByRole('alertdialog', { name: /again\?$/ }))
    await expect(args.resume?.onBeginAgain).not.toHaveBeenCalled()

    await userEvent.click(asked.getByRole('button', { name: 'Begin again' }))

    await expect(args.resume?.onBeginAgain).toHaveBeenCalledOnce()
  },
}
