import { makeId, makeStory, signedInState } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { moonsAmbassador } from '../../../../testing/shippedStories.ts'
import { StoryHero } from './StoryHero.tsx'

const story = makeStory(moonsAmbassador)

const meta = {
  title: 'Internal/Story/StoryHero',
  tags: ['internal', 'role:player', 'role:author', 'role:admin'],
  component: StoryHero,
  args: { story, isBusy: false, onPlay: fn(), onLike: fn(), onBookmark: fn() },
} satisfies Meta<typeof StoryHero>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      Guest: { args: { onShare: fn(async () => 'copied' as const) } },
      Liked: { args: { story: { ...story, user_state: { ...signedInState, hasLiked: true } } } },
      Shared: { args: { story: { ...story, stats: { ...story.stats, shares_count: 12 } } } },
      Resuming,
      PenName: { args: { story: makeStory({ is_house_story: true }) } },
      EverythingAbsent: {
        args: { story: makeStory({ title: '', author: null, category: null, is_featured: false }) },
      },
      PartOfSeries: {
        args: {
          story: {
            ...story,
            series: { series_id: makeId(701), title: 'Three Nights', number: 2, total: 5 },
          },
          seriesHref: (id) => `#${id}`,
        },
      },
    }),
    { isWide: true },
  ),
}

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
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '#play')
    await expect(canvas.queryByRole('button', { name: 'PLAY' })).toBeNull()
    await expect(await canvas.findByText('about 11 minutes left')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Restart' }))
    const asked = within(await screen.findByRole('alertdialog', { name: /^Restart .*\?$/ }))
    await expect(args.resume?.onBeginAgain).not.toHaveBeenCalled()

    await userEvent.click(asked.getByRole('button', { name: 'Restart' }))

    await expect(args.resume?.onBeginAgain).toHaveBeenCalledOnce()
  },
}
