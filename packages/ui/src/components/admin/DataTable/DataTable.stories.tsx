import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'

import { onlyOnDesks, onlyOnPhones } from '../../../../../../.storybook/modes.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { DataTable } from './DataTable.tsx'
import type { DataTableProps } from './DataTable.tsx'

interface Boat {
  id: string
  name: string
  rowers: number
}

const boats: Boat[] = [
  { id: 'a', name: 'The Night Ferry to Manikhat and Back Before the Morning', rowers: 4 },
  { id: 'b', name: 'Salt Barge', rowers: 12 },
]
const onRow = fn()

const meta = {
  title: 'Admin/DataTable',
  component: DataTable<Boat>,
  args: {
    label: 'Boats',
    rows: boats,
    rowKey: ({ id }) => id,
    sort: { id: 'name', desc: false },
    onSort: fn(),
    columns: [
      {
        id: 'name',
        header: 'Name',
        firstOrder: 'asc',
        isRowHeader: true,
        cell: ({ name }) => name,
      },
      {
        id: 'rowers',
        header: 'Rowers',
        firstOrder: 'desc',
        isFigure: true,
        card: 'fact',
        cell: ({ rowers }) => rowers,
      },
      {
        id: 'harbour',
        header: 'Harbour',
        card: 'hidden',
        cell: () => 'Manikhat',
      },
      {
        id: 'acts',
        header: 'Actions',
        cell: (boat) => (
          <Button aria-label={`Launch ${boat.name}`} onPress={() => onRow(boat)} size="small">
            Launch
          </Button>
        ),
      },
    ],
  } satisfies DataTableProps<Boat>,
} satisfies Meta<typeof DataTable<Boat>>
export default meta
type Story = StoryObj<typeof meta>

/** Rows are headed by their name, columns that sort are buttons, and figures begin with the most. */
export const Loaded: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: onlyOnDesks,
  play: async ({ args, canvas, userEvent }) => {
    const table = within(canvas.getByRole('table', { name: 'Boats' }))
    await expect(table.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await expect(table.getByRole('rowheader', { name: 'Salt Barge' })).toBeVisible()

    await userEvent.click(table.getByRole('button', { name: 'Name' }))
    await userEvent.click(table.getByRole('button', { name: 'Rowers' }))
    await userEvent.click(table.getByRole('button', { name: 'Launch Salt Barge' }))

    await expect(args.onSort).toHaveBeenNthCalledWith(1, { id: 'name', desc: true })
    await expect(args.onSort).toHaveBeenNthCalledWith(2, { id: 'rowers', desc: true })
    await expect(onRow).toHaveBeenCalledWith(boats[1])
  },
}

/** The box in the head chooses the page and leaves what was chosen on other pages. */
export const Selectable: Story = {
  args: {
    selection: {
      selected: ['other', 'a'],
      onSelect: fn(),
      allLabel: 'Select all',
      labelOf: ({ name }) => `Select ${name}`,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Salt Barge' }))
    await expect(args.selection?.onSelect).toHaveBeenLastCalledWith(['other', 'a', 'b'])

    await userEvent.click(canvas.getByRole('checkbox', { name: /^Select The Night Ferry/ }))
    await expect(args.selection?.onSelect).toHaveBeenLastCalledWith(['other'])

    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }))
    await expect(args.selection?.onSelect).toHaveBeenLastCalledWith(['other', 'a', 'b'])
  },
}

export const Loading: Story = {
  args: { rows: [], status: 'loading', loading: 'Loading boats...' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading boats...')
  },
}

export const Failed: Story = {
  args: {
    rows: [],
    status: 'failed',
    failed: <ErrorState message="The boats could not be loaded" onRetry={onRow} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The boats could not be loaded')
  },
}

export const Empty: Story = {
  args: { rows: [], empty: <EmptyState hint="Nobody rows today." title="No boats" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No boats')).toBeVisible()
    await expect(canvas.queryByRole('rowheader')).toBeNull()
  },
}

/** Another page is on its way: the last rows stay, and the table says that it is busy. */
export const Stale: Story = {
  args: { isStale: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Boats' })).toHaveAttribute('aria-busy', 'true')
  },
}

/** Cards are the same rows and cells: facts are named, and nothing goes past the screen. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  parameters: onlyOnPhones,
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'Boats' })
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth)
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2)
    const rowers = canvas.getByRole('cell', { name: /12$/ })
    await expect(getComputedStyle(rowers, '::before').content).toBe('"Rowers"')
    for (const harbour of canvas.getAllByText('Manikhat')) await expect(harbour).not.toBeVisible()

    // The head shows as soon as its buttons are reached by keys.
    canvas.getByRole('button', { name: 'Name' }).focus()
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Rowers' })).toHaveFocus()
  },
}
