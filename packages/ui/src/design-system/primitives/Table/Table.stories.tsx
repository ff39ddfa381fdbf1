import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'

import { adminMessages } from '../../../messages/adminMessages.ts'
import { asSheet } from '../../../storybook/asSheet.ts'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { Table, type TableProps } from './Table.tsx'

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
  title: 'Components/Primitives/Table',
  tags: ['stable', 'role:admin'],
  component: Table<Boat>,
  args: {
    label: 'Boats',
    items: boats,
    rowKey: ({ id }) => id,
    sort: { id: 'name', desc: false },
    onSortChange: fn(),
    columns: [
      {
        id: 'name',
        header: 'Vessel',
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
      { id: 'harbour', header: 'Harbour', card: 'hidden', cell: () => 'Manikhat' },
      {
        id: 'acts',
        header: adminMessages.stories.columns.actions,
        cell: (boat) => (
          <Button aria-label={`Launch ${boat.name}`} onPress={() => onRow(boat)} size="small">
            Launch
          </Button>
        ),
      },
    ],
  } satisfies TableProps<Boat>,
} satisfies Meta<typeof Table<Boat>>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      Selectable,
      Loading: { args: { items: [], status: 'loading', loading: 'Loading boats...' } },
      Failed: {
        args: {
          items: [],
          status: 'failed',
          failed: <ErrorState message="The boats could not be loaded" onRetry={onRow} />,
        },
      },
      Empty: {
        args: { items: [], empty: <EmptyState hint="Nobody rows today." title="No boats" /> },
      },
      Stale: { args: { isBusy: true } },
      Plain: {
        args: { look: 'plain', isLabelShown: true, id: 'boats', style: { marginBlockStart: 8 } },
      },
    }),
    { isWide: true, touched: 'Selectable' },
  ),
}

export const Loaded: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    const table = within(canvas.getByRole('table', { name: 'Boats' }))
    await expect(table.getByRole('columnheader', { name: 'Vessel' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await expect(table.getByRole('rowheader', { name: 'Salt Barge' })).toBeVisible()

    await userEvent.click(table.getByRole('button', { name: 'Vessel' }))
    await userEvent.click(table.getByRole('button', { name: 'Rowers' }))
    await userEvent.click(table.getByRole('button', { name: 'Launch Salt Barge' }))

    await expect(args.onSortChange).toHaveBeenNthCalledWith(1, { id: 'name', desc: true })
    await expect(args.onSortChange).toHaveBeenNthCalledWith(2, { id: 'rowers', desc: true })
    await expect(onRow).toHaveBeenCalledWith(boats[1])
  },
}

export const Selectable: Story = {
  args: {
    selection: {
      value: ['other', 'a'],
      onChange: fn(),
      allLabel: 'Select all',
      labelOf: ({ name }) => `Select ${name}`,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Salt Barge' }))
    await expect(args.selection?.onChange).toHaveBeenLastCalledWith(['other', 'a', 'b'])

    await userEvent.click(canvas.getByRole('checkbox', { name: /^Select The Night Ferry/ }))
    await expect(args.selection?.onChange).toHaveBeenLastCalledWith(['other'])

    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }))
    await expect(args.selection?.onChange).toHaveBeenLastCalledWith(['other', 'a', 'b'])
  },
}

export const Grouped: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    items: [...boats, { id: 'c', name: 'Reed Cutter', rowers: 2 }],
    groupOf: ({ rowers }) => (rowers > 8 ? 'Large' : 'Small'),
    foot: { label: 'Together', value: 18 },
  },
  play: async ({ canvas }) => {
    const groups = canvas.getAllByRole('rowgroup')
    const small = within(groups[1] ?? document.body)

    await expect(small.getAllByRole('rowheader').map((one) => one.textContent)).toEqual([
      'Small',
      'The Night Ferry to Manikhat and Back Before the Morning',
      'Reed Cutter',
    ])
    await expect(canvas.getByRole('row', { name: 'Together 18' })).toBeVisible()
  },
}

export const CorneredPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    columns: [
      { id: 'name', header: 'Vessel', isRowHeader: true, card: 'start', cell: ({ name }) => name },
      { id: 'harbour', header: 'Harbour', card: 'start', cell: () => 'Manikhat' },
      { id: 'rowers', header: 'Rowers', card: 'corner', cell: ({ rowers }) => rowers },
    ],
  },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('rowheader', { name: 'Salt Barge' }).getBoundingClientRect()
    const rowers = canvas.getByRole('cell', { name: '12' }).getBoundingClientRect()

    await expect(rowers.top).toBeLessThan(name.bottom)
    await expect(rowers.left).toBeGreaterThanOrEqual(name.right)
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'Boats' })
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth)
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2)
    const rowers = canvas.getByRole('cell', { name: /12$/ })
    await expect(getComputedStyle(rowers, '::before').content).toBe('"Rowers"')
    for (const harbour of canvas.getAllByText('Manikhat')) await expect(harbour).not.toBeVisible()

    // The visually hidden header appears when one of its buttons has the keyboard focus.
    canvas.getByRole('button', { name: 'Vessel' }).focus()
    await expect(canvas.getByRole('columnheader', { name: 'Vessel' })).toBeVisible()
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Rowers' })).toHaveFocus())
  },
}
