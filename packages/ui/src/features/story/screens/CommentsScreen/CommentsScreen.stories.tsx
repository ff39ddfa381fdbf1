import { makeStory, makeStoryComments } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { en } from '../../../../messages/en.ts'
import { inShell } from '../../../../testing/decorators.tsx'
import { asksAgain } from '../../../../testing/plays.ts'
import { asPage } from '../../../../storybook/modes.ts'
import { CommentsScreen } from './CommentsScreen.tsx'

const meta = {
  title: 'Screens/CommentsScreen',
  tags: ['beta', 'role:player', 'role:author'],
  component: CommentsScreen,
  args: {
    story: makeStory(),
    storyHref: '#story',
    comments: makeStoryComments(),
    onRetry: fn(),
    authorHref: (handle: string) => `#author-${handle}`,
    commentList: {
      isSignedIn: true,
      isBusy: false,
      onLogIn: fn(),
      onPost: async () => null,
      onAct: fn(),
      onAnswer: async () => null,
      onMore: fn(),
      onMoreAnswers: fn(),
    },
    loginRequired: { isOpen: false, onClose: fn(), onContinue: fn() },
  },
  parameters: asPage,
  decorators: inShell({ isSignedIn: true }),
} satisfies Meta<typeof CommentsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Your comment' })).toBeVisible()
  },
}

export const Empty: Story = {
  args: {
    comments: makeStoryComments({ comments: [], total: 0 }),
    commentList: { ...meta.args.commentList, isSignedIn: false },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox', { name: 'Your comment' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Log in to comment' }))
    await expect(args.commentList.onLogIn).toHaveBeenCalled()
  },
}

export const Failed: Story = { args: { error: en.site.failed.story, story: null }, play: asksAgain }
