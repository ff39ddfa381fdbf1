import { makeAdminRows, makeId } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { asPage, onlyOnPhones } from '../../../../storybook/modes.ts'
import { NO_STORY_FILTERS } from '../../components/AdminStoryFilters/storyFilters.ts'
import type { BulkDialogProps } from '../../components/BulkDialog/BulkDialog.tsx'
import { inAdminShell } from '../../../../testing/decorators.tsx'
import { asksAgain, claims, fits, shows, tells } from '../../../../testing/plays.ts'
import { withState } from '../../../../testing/withState.ts'
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
    imports: { rows: [], onFiles: fn() },
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
  parameters: asPage,
  render: withState(AdminStoriesScreen, { value: 'selected', change: 'onSelectedChange' }),
  decorators: inAdminShell,
} satisfies Meta<typeof AdminStoriesScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {}

export const Loading: Story = { args: { status: 'loading', stories: [] } }

export const Failed: Story = {
  args: { status: 'failed', stories: [] },
  play: claims(tells('alert', 'Failed to fetch data. Please try again.'), asksAgain),
}

export const Empty: Story = { args: { stories: [], total: 0 }, play: shows('No stories found') }

export const Phone: Story = {
  args: { selected: [makeId(1), makeId(2)] },
  globals: { viewport: { value: 'mobile1' } },
  parameters: onlyOnPhones,
  play: fits,
}
