import { makeOpenReport, makeReviewQueue } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { adminMessages } from '../../../../messages/adminMessages.ts'
import { asSheet } from '../../../../storybook/asSheet.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { below } from '../../../../testing/decorators.tsx'
import { claims, hasNo, shows } from '../../../../testing/plays.ts'
import { ReportList } from './ReportList.tsx'

const { reports } = makeReviewQueue()

const meta = {
  title: 'Internal/Admin/ReportList',
  tags: ['internal', 'role:admin'],
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

export const States: Story = {
  parameters: asSheet(() => ({
    meta,
    Several: {},
    ArchivedWithoutSession: {
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
    },
    OfAComment: {
      args: { reports: [makeOpenReport({ said: { words: 'The ferryman is his own brother.' } })] },
    },
  })),
}

export const StoryDeleted: Story = {
  args: { reports: [makeOpenReport({ story: { ...makeOpenReport().story, status: null } })] },
  play: claims(shows('Deleted'), hasNo('link', /^View/), hasNo('button', /^Take down/)),
}

export const OfAnErasedComment: Story = {
  args: { reports: [makeOpenReport({ said: { words: null } })] },
}
