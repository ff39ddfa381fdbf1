import { makeOpenReport, makeReviewQueue } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'

import { adminMessages } from '../../../../messages/adminMessages.ts'
import { asSheet } from '../../../../storybook/asSheet.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { below } from '../../../../testing/decorators.tsx'
import { claims, hasNo, presses, shows } from '../../../../testing/plays.ts'
import { ReportList } from './ReportList.tsx'

const { reports } = makeReviewQueue()

const meta = {
  title: 'Admin/ReportList',
  tags: ['beta', 'role:admin'],
  component: ReportList,
  args: {
    reports,
    storyHref: (id: string) => `#story-${id}`,
    sharedPlayHref: (code: string) => `#shared-${code}`,
    onRead: fn(),
    onResolve: fn(),
    onHideSaid: fn(),
    onTakeDown: fn(),
  },
  decorators: below(
    <>
      <h1>{adminMessages.review.title}</h1>
      <h2>{fill(adminMessages.review.reports.title, { count: String(reports.length) })}</h2>
    </>,
  ),
} satisfies Meta<typeof ReportList>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet(() => ({ meta, Several, ArchivedWithoutSession, OfAComment })),
}

export const Several: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const row = within(canvas.getByRole('row', { name: /^Salt Letters/ }))
    await expect(
      row.getByRole('heading', { name: 'Salt Letters · The Third Letter' }),
    ).toBeVisible()
    await expect(row.getByText('Copied from somebody else')).toBeVisible()
    await expect(row.getByText(/^Reported by Asha on .*2025/)).toBeVisible()
    await expect(row.getByText(/word for word/)).toBeVisible()

    await userEvent.click(row.getByRole('button', { name: /^Read their session/ }))
    await userEvent.click(row.getByRole('button', { name: /^Resolve the report/ }))
    await userEvent.click(row.getByRole('button', { name: 'Take down Salt Letters' }))
    for (const act of [args.onRead, args.onResolve, args.onTakeDown]) {
      await expect(act).toHaveBeenCalledWith(reports[0])
    }
  },
}

export const ArchivedWithoutSession: Story = {
  args: {
    reports: [
      makeOpenReport({
        note: '',
        has_session: false,
        shared_play: '0f'.repeat(16),
        story: { ...makeOpenReport().story, status: 'archived' },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Take down/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Read/ })).toBeNull()
    const shared = canvas.getByRole('link', { name: 'Read the shared play of Salt Letters' })
    await expect(shared).toHaveAttribute('href', `#shared-${'0f'.repeat(16)}`)
    await expect(canvas.getByRole('button', { name: /^Resolve/ })).toBeVisible()
  },
}

export const StoryDeleted: Story = {
  args: { reports: [makeOpenReport({ story: { ...makeOpenReport().story, status: null } })] },
  play: claims(shows('Deleted'), hasNo('link', /^View/), hasNo('button', /^Take down/)),
}

export const OfAComment: Story = {
  args: {
    reports: [makeOpenReport({ said: { words: 'The ferryman is his own brother.' } })],
  },
  play: claims(
    shows('The ferryman is his own brother.'),
    hasNo('button', /^Take down/),
    presses('Hide the comment on Salt Letters', 'onHideSaid'),
  ),
}

export const OfAnErasedComment: Story = {
  args: { reports: [makeOpenReport({ said: { words: null } })] },
  play: shows('Deleted together with its author’s account.'),
}
