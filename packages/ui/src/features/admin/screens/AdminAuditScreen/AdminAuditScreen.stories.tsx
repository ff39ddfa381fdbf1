import { makeAuditEntry, makeAuditPage } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'

import { asPage, onlyOnDesks } from '../../../../storybook/modes.ts'
import { inAdminShell } from '../../../../testing/decorators.tsx'
import {
  asksAgain,
  chooseOption,
  claims,
  leadsTo,
  omits,
  shows,
} from '../../../../testing/plays.ts'
import { AdminAuditScreen } from './AdminAuditScreen.tsx'

const { entries, acts, days } = makeAuditPage()

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
  title: 'Screens/AdminAuditScreen',
  tags: ['beta', 'role:admin'],
  component: AdminAuditScreen,
  args: {
    status: 'ready',
    filters: {},
    acts,
    days,
    entries,
    olderHref: '#older',
    newestHref: null,
    actorHref: (username) => `#actor=${username}`,
    targetHref: (kind, id) => `#${kind}=${id}`,
    storyHref: (id) => `#story=${id}`,
    onFilterChange: fn(),
    onClear: fn(),
    onRetry: fn(),
  },
  parameters: asPage,
  decorators: inAdminShell,
} satisfies Meta<typeof AdminAuditScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = { args: { status: 'loading', entries: [] } }

export const Empty: Story = {
  args: { entries: [], olderHref: null, filters: { day: '2025-04-01' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No matching events')).toBeVisible()
    await expect(canvas.getByLabelText('Day (UTC)')).toHaveValue('2025-04-01')
  },
}

export const Failed: Story = { args: { status: 'failed', entries: [] }, play: asksAgain }

export const Loaded: Story = {
  parameters: onlyOnDesks,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Events are stored for 180 days/)).toBeVisible()
    const changes = canvas.getByRole('table', { name: 'Before and after: Changed a role' })
    await expect(within(changes).getByRole('row', { name: 'Role user admin' })).toBeVisible()

    const entry = within(canvas.getByRole('row', { name: /^Changed a role/ }))
    await expect(entry.getByRole('link', { name: 'keeper' })).toHaveAttribute(
      'href',
      '#actor=keeper',
    )
    await expect(entry.getByRole('link', { name: 'Only this target : tara_k' })).toBeVisible()

    await chooseOption(userEvent, canvas.getByRole('combobox', { name: 'Action' }), 'Gave credits')
    await chooseOption(userEvent, canvas.getByRole('combobox', { name: 'Target type' }), 'Story')
    await userEvent.type(canvas.getByRole('searchbox'), 'keeper')

    await expect(args.onFilterChange).toHaveBeenCalledWith('act', 'credits_granted')
    await expect(args.onFilterChange).toHaveBeenCalledWith('target_kind', 'story')
    await waitFor(() => expect(args.onFilterChange).toHaveBeenCalledWith('actor', 'keeper'))
    await leadsTo('Older events', '#older')({ canvas })
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
