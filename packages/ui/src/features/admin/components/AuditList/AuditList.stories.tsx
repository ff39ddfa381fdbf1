import { makeAuditEntry, makeAuditPage } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { adminMessages } from '../../../../messages/adminMessages.ts'
import { asSheet } from '../../../../storybook/asSheet.ts'
import { below } from '../../../../testing/decorators.tsx'
import { claims, leadsTo, omits, shows } from '../../../../testing/plays.ts'
import { AuditList } from './AuditList.tsx'

const closed = {
  act: 'report_closed' as const,
  target_kind: 'report',
  target_name: 'Salt Letters',
  before: null,
  after: { story_id: '6c1d6e06-94b9-4b0c-9d1c-6ee2f1f2b9c1' },
  report: {
    story_id: '6c1d6e06-94b9-4b0c-9d1c-6ee2f1f2b9c1',
    is_story_there: true,
    scene: { name: 'third_letter', title: 'The Third Letter' },
    reason: 'copied' as const,
    note: 'It is from my own book',
  },
}

const meta = {
  title: 'Admin/AuditList',
  tags: ['beta', 'role:admin'],
  component: AuditList,
  args: {
    entries: makeAuditPage().entries,
    actorHref: (username) => `#actor=${username}`,
    targetHref: (kind, id) => `#${kind}=${id}`,
    storyHref: (id) => `#story=${id}`,
  },
  decorators: below(<h1>{adminMessages.audit.title}</h1>),
} satisfies Meta<typeof AuditList>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      Several,
      WithoutNames: {
        args: {
          entries: [
            makeAuditEntry({ actor_name: null, target_name: null }),
            makeAuditEntry({ id: '6', actor_id: null, actor_name: null, act: 'account_closed' }),
          ],
        },
      },
      ReportOfDeletedStory: {
        args: {
          entries: [
            makeAuditEntry({ ...closed, report: { ...closed.report, is_story_there: false } }),
          ],
        },
      },
      LongReason: {
        args: {
          entries: [
            makeAuditEntry({
              act: 'user_suspended',
              before: { is_suspended: false },
              after: { is_suspended: true, reason: 'Insulted three authors by name. '.repeat(6) },
            }),
          ],
        },
      },
    }),
    { isWide: true },
  ),
}

export const Several: Story = {
  play: async ({ canvas }) => {
    const changes = canvas.getByRole('table', { name: 'Before and after: Changed a role' })
    await expect(within(changes).getByRole('row', { name: 'Role user admin' })).toBeVisible()

    const entry = within(canvas.getByRole('row', { name: /^Changed a role/ }))
    await expect(entry.getByRole('link', { name: 'keeper' })).toHaveAttribute(
      'href',
      '#actor=keeper',
    )
    await expect(entry.getByRole('link', { name: 'Only this target : tara_k' })).toBeVisible()
  },
}

export const ClosedReport: Story = {
  args: { entries: [makeAuditEntry(closed)] },
  play: claims(
    shows('Salt Letters · The Third Letter', 'It is from my own book'),
    leadsTo('View story', '#story=6c1d6e06-94b9-4b0c-9d1c-6ee2f1f2b9c1'),
    omits(/^6c1d6e06/),
  ),
}
