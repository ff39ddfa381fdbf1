import { makeReportedSession, makeReviewQueue } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { adminMessages } from '../../../../messages/adminMessages.ts'
import { inMain } from '../../../../testing/decorators.tsx'
import { asksAgain, shows } from '../../../../testing/plays.ts'
import { asPage } from '../../../../storybook/modes.ts'
import { AdminReviewScreen, type AdminReviewScreenProps } from './AdminReviewScreen.tsx'

const queue = makeReviewQueue()
const [report] = queue.reports

const meta = {
  title: 'Screens/AdminReviewScreen',
  tags: ['beta', 'role:admin'],
  parameters: asPage,
  component: AdminReviewScreen,
  args: {
    queue,
    onRetry: fn(),
    readHref: (id: string) => `#read-${id}`,
    storyHref: (id: string) => `#story-${id}`,
    sharedPlayHref: (code: string) => `#shared-${code}`,
    readSession: fn<AdminReviewScreenProps['readSession']>(() => async () => makeReportedSession()),
    onResolve: fn<AdminReviewScreenProps['onResolve']>(async () => null),
    onHideSaid: fn<AdminReviewScreenProps['onHideSaid']>(async () => null),
    onTakeDown: fn<AdminReviewScreenProps['onTakeDown']>(async () => null),
  },
  decorators: inMain,
} satisfies Meta<typeof AdminReviewScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const TakenDown: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Stories (2)' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Reports (2)' })).toBeVisible()
    await expect(canvas.getAllByText(/^by Nirupama Joshi · waiting since .*2025/)[0]).toBeVisible()
    await expect(canvas.getAllByText('1 finding')[0]).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: /^Read / })[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^#read-/),
    )

    await userEvent.click(canvas.getByRole('button', { name: 'Take down Salt Letters' }))
    await screen.findByRole('alertdialog', { name: 'Take down “Salt Letters”?' })
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'It is copied.')
    await userEvent.click(screen.getByRole('button', { name: 'Take down' }))

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(args.onTakeDown).toHaveBeenCalledWith(report, 'It is copied.')
    await waitFor(() => expect(canvas.getByText('“Salt Letters” is taken down.')).toHaveFocus())

    await userEvent.click(canvas.getByRole('button', { name: /^Resolve the report of Salt/ }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Resolve this report?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Resolve' }))

    await expect(args.onResolve).toHaveBeenCalledWith(report)
    await canvas.findByText('The report of “Salt Letters” is closed.')

    await userEvent.click(canvas.getByRole('button', { name: /^Read their session/ }))

    await screen.findByText('You: I ask the lighthouse its name')
  },
}

export const SessionFailed: Story = {
  args: {
    readSession: fn<AdminReviewScreenProps['readSession']>(() => async () => ({
      error: 'The session could not be loaded.',
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Read their session/ }))
    await expect(await screen.findByText('The session could not be loaded.')).toBeVisible()
  },
}

export const Empty: Story = {
  args: { queue: makeReviewQueue({ stories: [], reports: [] }) },
  play: shows('No stories to review', 'No open reports'),
}

export const Loading: Story = { args: { queue: null } }

export const Failed: Story = {
  args: { queue: null, error: adminMessages.review.failedHint },
  play: asksAgain,
}
