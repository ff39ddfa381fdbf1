import { makeCategory, makeStory, makeTag, signedInState } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'

import { InShell } from '../../testing/InShell.tsx'
import { StoryDetailScreen } from './StoryDetailScreen.tsx'

const story = makeStory({
  cover_image_url: '/covers/ghat.svg',
  image_alt: 'Moonlit ghats above a river of floating lamps',
  story_description:
    'The river at Dhanpur has **two banks and one boat**.\n\nYou have rowed it for eleven years without asking a passenger’s name. Tonight the passenger knows [yours](https://example.org).',
})

const meta = {
  title: 'Screens/StoryDetailScreen',
  component: StoryDetailScreen,
  args: {
    status: 'ready',
    story,
    isStarting: false,
    onPlay: fn(),
    onLike: fn(),
    onBookmark: fn(),
    loginRequired: { isOpen: false, onStay: fn(), onContinue: fn() },
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story, { args }) => (
      <InShell isSignedIn={Boolean(args.story?.user_state)}>
        <Story />
      </InShell>
    ),
  ],
} satisfies Meta<typeof StoryDetailScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  args: { status: 'loading', story: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading game details...')).toBeVisible()
  },
}

export const NotFound: Story = {
  args: { status: 'failed', story: null, homeHref: '#home' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to the stories' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Game not found' })).toBeVisible()
  },
}

/** The server had something to say. */
export const Failed: Story = {
  args: { status: 'failed', story: null, error: 'Failed to load game details' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load game details')
  },
}

/** One title, the words of the author as they were marked, and what can be asked of the story. */
export const Guest: Story = {
  args: { onShare: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'The Ferryman’s Second Oar' }),
    ).toBeVisible()
    await expect(
      await canvas.findByText('two banks and one boat', undefined, { timeout: 10_000 }),
    ).toBeVisible()
    await expect(canvas.getByRole('list', { name: 'Available Commands' })).toHaveTextContent(
      'Custom Action 1 XP',
    )

    await userEvent.click(canvas.getByRole('button', { name: 'PLAY' }))

    await expect(args.onPlay).toHaveBeenCalledOnce()
  },
}

export const Liked: Story = {
  args: { story: { ...story, user_state: { ...signedInState, hasLiked: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Like' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  },
}

/** Whoever may not play it is told why, and may stay. */
export const Premium: Story = {
  args: {
    story: { ...story, is_premium: true, user_state: signedInState },
    loginRequired: {
      isOpen: true,
      message: 'This is a premium story. Please upgrade to play.',
      onStay: fn(),
      onContinue: fn(),
    },
  },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('dialog', { name: 'Login Required' })).toHaveTextContent(
      'This is a premium story. Please upgrade to play.',
    )

    await userEvent.click(screen.getByRole('button', { name: 'Stay Here' }))

    await expect(args.loginRequired.onStay).toHaveBeenCalledOnce()
  },
}

export const Starting: Story = {
  args: { isStarting: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'LOADING' })).toBeVisible()
  },
}

export const Resuming: Story = {
  args: {
    onShare: fn(),
    resume: { percent: 40 },
    story: {
      ...story,
      is_premium: true,
      tags: [
        makeTag({ id: 'ghosts', display_name: 'Ghosts', color: '#8FA2FF' }),
        makeTag({ id: 'slow', display_name: 'Slow burn', color: '#E58A5B' }),
        makeTag(),
      ],
      user_state: { ...signedInState, hasLiked: true, has_premium_access: true },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are 40 % through. PLAY takes you back.')).toBeVisible()
  },
}

/** Nothing that may be missing is there, and nothing looks broken for it. */
export const EverythingAbsent: Story = {
  args: {
    story: makeStory({
      title: '',
      tagline: '',
      story_description: '',
      story_prompt: '',
      author: null,
      category: null,
      tags: [],
      is_featured: false,
      status: 'draft',
      game_config: { commands: {} },
      stats: {
        likes_total: 0,
        plays_total: 0,
        bookmarks_total: 0,
        shares_count: 0,
        completion_rate: null,
        average_rating: 0,
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Untitled' })).toBeVisible()
    await expect(canvas.queryByText('Story Prompt')).not.toBeInTheDocument()
    await expect(canvas.queryByText('Completion Rate')).not.toBeInTheDocument()
  },
}

export const Hindi: Story = {
  args: {
    story: makeStory({
      title: 'रेत का आख़िरी पंछी',
      tagline: 'जिस कुएँ में पानी नहीं, वहाँ अब भी एक आवाज़ रहती है।',
      story_description:
        'थार के बीच एक कुआँ है जिसमें पानी नहीं है। गाँव वाले कहते हैं कि उसमें एक पंछी रहता है जो केवल उसी से बोलता है जो प्यासा हो।',
      story_prompt: 'आप प्यासे हैं। कुएँ की मुंडेर पर बैठा पंछी आपका नाम जानता है।',
      language: 'hi',
      author: { display_name: 'मीरा सोलंकी', avatar_url: null },
      category: makeCategory({ display_name: 'Folk Wonder', sort_order: 1 }),
      cover_image_url: '/covers/dunes.svg',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'hi')
    await expect(canvas.getByTitle('Hindi')).toHaveTextContent('HI')
  },
}
