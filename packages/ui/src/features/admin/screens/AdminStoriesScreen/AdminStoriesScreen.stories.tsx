import { ADMIN_STORY_COLUMNS } from '@kathasagar/api/contract/vocabulary'
import { makeAdminRows, makeEditableStory, makeId } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { onlyOnPhones } from '../../../../storybook/modes.ts'
import { NO_STORY_FILTERS } from '../../components/AdminStoryFilters/storyFilters.ts'
import type { BulkDialogProps } from '../../components/BulkDialog/BulkDialog.tsx'
import { inAdminShell } from '../../../../testing/decorators.tsx'
import {
  asksAgain,
  claims,
  fits,
  leadsTo,
  mentions,
  shows,
  tells,
} from '../../../../testing/plays.ts'
import { AdminStoriesScreen } from './AdminStoriesScreen.tsx'

const meta = {
  title: 'Screens/AdminStoriesScreen',
  tags: ['beta', 'role:admin'],
  component: AdminStoriesScreen,
  args: {
    status: 'ready',
    stories: makeAdminRows(),
    total: 1204,
    page: 1,
    pages: 49,
    perPage: 25,
    perPageItems: [25, 50, 100],
    onPageChange: fn(),
    onPerPageChange: fn(),
    onRetry: fn(),
    addHref: '#new',
    viewHref: (id) => `#game-${id}`,
    editHref: (id) => `#edit-${id}`,
    ownId: makeId(900),
    featuring: [],
    onFeature: fn(),
    onAuthor: fn(),
    onMove: fn<() => Promise<string | null>>(async () => null),
    filters: { ...NO_STORY_FILTERS, sort: 'created.desc' },
    categories: [{ value: makeId(101), label: 'River Tales' }],
    tags: [{ value: makeId(201), label: 'Ghosts' }],
    onFilterChange: fn(),
    selected: [],
    onSelectedChange: fn(),
    isAll: false,
    onAllChange: fn(),
    onExport: fn(),
    columns: ADMIN_STORY_COLUMNS,
    onColumnsChange: fn(),
    quickView: { id: null, stored: undefined, hasFailed: false },
    onQuickViewChange: fn(),
    hasKeys: true,
    onKeysChange: fn(),
    bulk: {
      onPreview: fn(async () => ({
        bulk_id: null,
        total: 6,
        changed: 5,
        skipped: [{ why: 'not_published' as const, stories: 1 }],
        remaining: 0,
      })),
      onSubmit: fn<BulkDialogProps['onSubmit']>(async () => null),
    },
  },
  parameters: { layout: 'fullscreen' },
  render: function Held(args) {
    const [selected, setSelected] = useState(args.selected)
    const [quickView, setQuickView] = useState(args.quickView)

    return (
      <AdminStoriesScreen
        {...args}
        onQuickViewChange={(story) => {
          args.onQuickViewChange(story)
          const stored = makeEditableStory({ findings: [] })
          setQuickView({ id: story?.id ?? null, stored, hasFailed: false })
        }}
        onSelectedChange={setSelected}
        quickView={quickView}
        selected={selected}
      />
    )
  },
  decorators: inAdminShell,
} satisfies Meta<typeof AdminStoriesScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('1,204 stories')).toBeVisible()
    await leadsTo('Add New Story', '#new')({ canvas })

    await userEvent.click(canvas.getByRole('button', { name: 'Author' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))

    await expect(args.onFilterChange).toHaveBeenCalledWith({ sort: 'author.asc' })
    await expect(args.onPageChange).toHaveBeenCalledWith(2)
  },
}

export const Loading: Story = {
  args: { status: 'loading', stories: [] },
  play: mentions('Loading stories...'),
}

export const Failed: Story = {
  args: { status: 'failed', stories: [] },
  play: claims(tells('alert', 'Failed to fetch data. Please try again.'), asksAgain),
}

export const Empty: Story = {
  args: { stories: [], total: 0 },
  play: shows('No stories found'),
}

export const Keys: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('jjk')
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveFocus())
    await userEvent.keyboard('x')
    await expect(
      canvas.getByRole('checkbox', { name: 'Select The Last Lamp at Manikhat' }),
    ).toBeChecked()

    await userEvent.keyboard('q')
    await screen.findByRole('dialog', { name: 'The Last Lamp at Manikhat' })
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('dialog', { name: 'The Well That Counted Backwards' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    await userEvent.keyboard('n/')
    await expect(args.onPageChange).toHaveBeenCalledWith(2)
    const search = canvas.getByRole('searchbox')
    await waitFor(() => expect(search).toHaveFocus())
    await userEvent.keyboard('jq?')
    await expect(search).toHaveValue('jq?')
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const KeysTold: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('?')
    const dialog = within(await screen.findByRole('dialog', { name: 'Keys' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Letters are keys' }))
    await expect(args.onKeysChange).toHaveBeenCalledWith(false)
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    await userEvent.click(canvas.getByRole('button', { name: 'Keys of this page' }))
    await screen.findByRole('dialog', { name: 'Keys' })
  },
}

export const Phone: Story = {
  args: { selected: [makeId(1), makeId(2)] },
  globals: { viewport: { value: 'mobile1' } },
  parameters: onlyOnPhones,
  play: fits,
}
