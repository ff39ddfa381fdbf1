import { makeAuditPage, makeId } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { onlyOnDesks } from '../../../../storybook/modes.ts'
import { inAdminShell } from '../../../../testing/decorators.tsx'
import { asksAgain, leadsTo, mentions, chooseOption } from '../../../../testing/plays.ts'
import { AdminAuditScreen } from './AdminAuditScreen.tsx'

const { entries, acts, days } = makeAuditPage()

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
  parameters: { layout: 'fullscreen' },
  decorators: inAdminShell,
} satisfies Meta<typeof AdminAuditScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  args: { status: 'loading', entries: [] },
  play: mentions('Loading the audit log...'),
}

export const Empty: Story = {
  args: { entries: [], olderHref: null, filters: { day: '2025-04-01' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No matching events')).toBeVisible()
    await expect(canvas.getByLabelText('Day (UTC)')).toHaveValue('2025-04-01')
  },
}

export const Failed: Story = {
  args: { status: 'failed', entries: [] },
  play: asksAgain,
}

export const Loaded: Story = {
  parameters: onlyOnDesks,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Events are stored for 180 days/)).toBeVisible()
    await chooseOption(userEvent, canvas.getByRole('combobox', { name: 'Action' }), 'Gave credits')
    await chooseOption(userEvent, canvas.getByRole('combobox', { name: 'Target type' }), 'Story')
    await userEvent.type(canvas.getByRole('searchbox'), 'keeper')

    await expect(args.onFilterChange).toHaveBeenCalledWith('act', 'credits_granted')
    await expect(args.onFilterChange).toHaveBeenCalledWith('target_kind', 'story')
    await waitFor(() => expect(args.onFilterChange).toHaveBeenCalledWith('actor', 'keeper'))
    await leadsTo('Older events', '#older')({ canvas })
  },
}

export const OneSubject: Story = {
  args: {
    filters: { target_kind: 'user', target_id: makeId(301) },
    targetName: 'tara_k',
    entries: entries.slice(0, 2),
    olderHref: null,
    newestHref: '#newest',
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Only actions on tara_k/)).toBeVisible()

    await userEvent.click(canvas.getByRole('button', { name: 'Show all targets' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))

    await expect(args.onFilterChange).toHaveBeenCalledWith('target_id', '')
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}
