import { makeStory, makeStoryComments } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { en } from '../../messages/en.ts'
import { inShell } from '../../testing/decorators.tsx'
import { asksAgain } from '../../testing/plays.ts'
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
      sort: 'newest',
      onSortChange: fn(),
      isSignedIn: true,
      isBusy: false,
      onLogIn: fn(),
      onClose: fn(),
      onPost: async () => null,
      onAct: fn(),
      onAnswer: async () => null,
      onEdit: async () => null,
      onMore: fn(),
      onMoreAnswers: fn(),
    },
    loginRequired: { isOpen: false, onClose: fn(), onContinue: fn() },
  },
  parameters: { layout: 'fullscreen' },
  decorators: inShell({ isSignedIn: true }),
} satisfies Meta<typeof CommentsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Comments with the rules beside them. */
export const Loaded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Order of the comments'), 'liked')
    await expect(args.commentList.onSortChange).toHaveBeenCalledWith('liked')
    await expect(canvas.getByRole('textbox', { name: 'Your comment' })).toBeVisible()
  },
}

/** Closed by the author, who reads it: nobody can add anything, and it can be opened again. */
export const Empty: Story = {
  args: {
    comments: makeStoryComments({
      comments: [],
      total: 0,
      are_closed: true,
      can_moderate: true,
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox', { name: 'Your comment' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Open the comments' }))
    await expect(args.commentList.onClose).toHaveBeenCalledWith(false)
  },
}

export const Failed: Story = {
  args: { error: en.site.failed.story, story: null },
  play: asksAgain,
}
