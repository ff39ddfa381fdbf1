import { makeStory, signedInState } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { InShell } from '../../../../testing/InShell.tsx'
import { moonsAmbassador } from '../../../../testing/shippedStories.ts'
import { tells } from '../../../../testing/plays.ts'
import { inHindi, rightToLeft } from '../../../../storybook/inLanguages.ts'
import { asPage } from '../../../../storybook/modes.ts'
import { StoryDetailScreen } from './StoryDetailScreen.tsx'

const story = makeStory({
  ...moonsAmbassador,
  story_description:
    'The last lake of the dry year has **one hare and four hundred elephants**.\n\nSomebody has to tell their king that the water is taken, and that somebody has [very long ears](https://example.org).',
  story_prompt: 'You are the hare. The king of the elephants has just set one foot in the lake.',
})

const meta = {
  title: 'Screens/StoryDetailScreen',
  tags: ['beta', 'role:player'],
  component: StoryDetailScreen,
  args: {
    status: 'ready',
    story,
    isBusy: false,
    onPlay: fn(),
    onLike: fn(),
    onBookmark: fn(),
    loginRequired: { isOpen: false, onClose: fn(), onContinue: fn() },
  },
  parameters: asPage,
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

export const NotFound: Story = {
  args: { status: 'failed', story: null, homeHref: '#home' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to the stories' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Game not found' })).toBeVisible()
    await expect(canvas.getByText(/^This page doesn’t exist/)).toBeVisible()
  },
}

export const Failed: Story = {
  args: { status: 'failed', story: null, error: 'Failed to load game details' },
  play: tells('alert', 'Failed to load game details'),
}

export const Guest: Story = { args: { onShare: fn(async () => 'copied' as const) } }

export const WithCodex: Story = {
  args: { codexHref: '#codex', story: { ...story, codex_pages: 1, user_state: signedInState } },
}

export const ToldByAi: Story = { args: { story: { ...story, told_by: 'Tenali' } } }

export const NeedsModel: Story = { args: { story: { ...story, told_by: null } } }

export const Urdu: Story = {
  args: {
    story: makeStory({
      ...moonsAmbassador,
      language: 'ur',
      title: 'چراغ اور داستان گو',
      tagline: 'فصیل پر ایک چراغ جلتا ہے، اور کوئی اسے بجھنے نہیں دیتا۔',
      story_description:
        'پرانی فصیل پر ایک رات۔ داستان گو تمہیں ایک ایسی کہانی سناتا ہے جو ابھی ختم نہیں ہوئی۔',
      story_prompt: 'تم ایک مسافر ہو جو رات کو شہر میں داخل ہوا ہے۔',
    }),
  },
  play: async ({ canvas }) => {
    for (const words of ['چراغ اور داستان گو', /^فصیل پر/, /^پرانی فصیل/, /^تم ایک مسافر/]) {
      const { fontFamily } = getComputedStyle(canvas.getByText(words))
      await expect(fontFamily).toMatch(/^"?Noto Nastaliq Urdu/)
    }
  },
}

export const RightToLeft: Story = rightToLeft

export const InHindi: Story = inHindi
