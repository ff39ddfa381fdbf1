import { makeStory, signedInState } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { sampleKiteStory, moonsAmbassador } from '../../../../testing/shippedStories.ts'
import { Badge } from '../../../../design-system/primitives/Badge/Badge.tsx'
import { inBox } from '../../../../testing/decorators.tsx'
import { StoryCard } from './StoryCard.tsx'

const story = makeStory(moonsAmbassador)

const meta = {
  title: 'Components/Story/StoryCard',
  tags: ['stable', 'role:player', 'role:author', 'role:admin'],
  component: StoryCard,
  args: { story, href: '#story', onPlay: fn(), onLike: fn(), onBookmark: fn() },
  decorators: inBox({ inlineSize: 282, maxInlineSize: '100%', blockSize: 392 }),
} satisfies Meta<typeof StoryCard>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      Guest,
      LikedAndBookmarked: {
        args: {
          story: {
            ...story,
            user_state: { ...signedInState, hasLiked: true, hasBookmarked: true },
          },
        },
      },
      Starting,
      EverythingAbsent: {
        args: {
          story: makeStory({
            title: ' ',
            tagline: '',
            story_description: '',
            author: null,
            category: null,
            cover_image_url: null,
          }),
        },
      },
      Hindi: {
        args: {
          story: makeStory({
            ...sampleKiteStory,
            author: { handle: null, display_name: 'मीरा सोलंकी', avatar_url: null },
          }),
        },
      },
      Slots: {
        args: {
          badge: <Badge tone="premium">Premium</Badge>,
          footer: null,
          id: 'first',
          style: { marginBlockStart: 8 },
        },
      },
    }),
    { touched: 'Guest' },
  ),
}

export const Guest: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'PLAY' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Like' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Bookmark' }))

    await expect(args.onPlay).toHaveBeenCalledWith(args.story)
    await expect(args.onLike).toHaveBeenCalledWith(args.story)
    await expect(args.onBookmark).toHaveBeenCalledWith(args.story)

    const link = canvas.getByRole('link', { name: args.story.title })
    const card = canvas.getByRole('article', { name: args.story.title }).getBoundingClientRect()

    const under = document.elementFromPoint(card.left + 40, card.top + 40)

    await expect(link).toHaveAttribute('href', '#story')
    await expect(under).toBe(link)
  },
}

export const NewStory: Story = {
  args: {
    story: {
      ...story,
      stats: { ...story.stats, likes_total: 0, plays_total: 0, bookmarks_total: 0 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Like' })).toBeVisible()
    await expect(canvas.getByRole('article')).not.toHaveTextContent(/\d/)
  },
}

export const Starting: Story = {
  args: { isBusy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'LOADING' }))

    await expect(args.onPlay).not.toHaveBeenCalled()
    const card = canvas.getByRole('article')
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  },
}
