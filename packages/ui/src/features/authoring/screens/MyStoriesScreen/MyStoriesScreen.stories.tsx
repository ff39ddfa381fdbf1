import { makeMyStories, makeMyStory } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { inShell } from '../../../../testing/decorators.tsx'
import { asksAgain } from '../../../../testing/plays.ts'
import { MyStoriesScreen } from './MyStoriesScreen.tsx'
import { asPage } from '../../../../storybook/modes.ts'
import { inHindi, rightToLeft } from '../../../../storybook/inLanguages.ts'

const { stories } = makeMyStories()
const takenDown = makeMyStory({
  status: 'archived',
  is_taken_down: true,
  review_reason: 'The third scene is copied.',
})

const meta = {
  title: 'Screens/MyStoriesScreen',
  tags: ['beta', 'role:author'],
  component: MyStoriesScreen,
  args: {
    status: 'ready',
    stories,
    seriesHref: '#series',
    createHref: '#create',
    importHref: '#import',
    editHref: (id: string) => `#edit-${id}`,
    viewHref: (id: string) => `#view-${id}`,
    versionsHref: (id: string) => `#versions-${id}`,
    previewLinkHref: (id: string) => `#preview-link-${id}`,
    onRetry: fn(),
    onMove: fn(),
    onInsight: fn(),
    onMend: fn(),
  },
  parameters: asPage,
  decorators: inShell({ isSignedIn: true }),
} satisfies Meta<typeof MyStoriesScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {
  play: async ({ canvas }) => {
    const names = ['Draft Stories (3)', 'Published Stories (2)', 'Archived Stories (1)']
    for (const name of names) await expect(canvas.getByRole('heading', { name })).toBeVisible()
  },
}

export const AskedBack: Story = {
  args: { stories: [takenDown] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Request a review' }))
    const dialog = await screen.findByRole('alertdialog', {
      name: /^Request a review of “The Ferryman/,
    })
    await expect(dialog).toHaveTextContent(/an editor reads the current version/)

    await userEvent.click(within(dialog).getByRole('button', { name: 'Request a review' }))
    await expect(args.onMove).toHaveBeenCalledWith('restore', takenDown)
  },
}

export const Failed: Story = {
  args: { status: 'failed', stories: [], error: 'Failed to load your stories' },
  play: asksAgain,
}

export const Empty: Story = {
  args: { stories: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No drafts yet. Create a story to start one.')).toBeVisible()
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Create New Story' })).toBeVisible()
  },
}

export const Published: Story = {
  args: { doneMessage: '“Salt Letters” is published.' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('“Salt Letters” is published.')).toHaveFocus())
  },
}

export const RightToLeft: Story = rightToLeft

export const InHindi: Story = inHindi
