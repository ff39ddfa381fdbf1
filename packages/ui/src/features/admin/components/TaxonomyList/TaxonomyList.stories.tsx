import { makeAdminCategories, makeAdminTags } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { TaxonomyList, type TaxonomyListProps } from './TaxonomyList.tsx'

const categories = makeAdminCategories()
const ids = categories.map(({ id }) => id)

function Ordered({ items, onOrder, ...props }: TaxonomyListProps) {
  const [order, setOrder] = useState(items.map(({ id }) => id))
  const ordered = order.flatMap((id) => items.filter((item) => item.id === id))

  return (
    <TaxonomyList
      {...props}
      items={ordered}
      onOrder={(next, moved) => {
        setOrder([...next])
        onOrder?.(next, moved)
      }}
    />
  )
}

const meta = {
  title: 'Internal/Admin/TaxonomyList',
  tags: ['internal', 'role:admin'],
  component: TaxonomyList,
  args: {
    noun: 'categories',
    items: categories,
    onEdit: fn(),
    onMerge: fn(),
    onDelete: fn(),
    onOrder: fn(),
  },
} satisfies Meta<typeof TaxonomyList>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      Categories: {},
      Narrowed: { args: { items: categories.slice(0, 1), isNarrowed: true } },
      OnlyOne: { args: { items: categories.slice(0, 1) } },
    }),
    { isWide: true },
  ),
}

/** Enter on the handle picks up a row, the arrow keys move it, and Enter drops it. */
export const MovedByKeys: Story = {
  render: (args) => <Ordered {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Move River Tales' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).not.toHaveAccessibleName('Move River Tales'))
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.keyboard('{Enter}')

    await waitFor(() => expect(args.onOrder).toHaveBeenCalledOnce())
    const [first = '', second = '', ...rest] = ids
    await expect(args.onOrder).toHaveBeenCalledWith([second, first, ...rest], first)
  },
}

/** The pressed button stays focused. If it becomes disabled, the opposite button gets the focus. */
export const MovedByArrows: Story = {
  render: (args) => <Ordered {...args} />,
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('row').map((row) => row.getAttribute('aria-label'))
    const down = () => canvas.getByRole('button', { name: 'Move River Tales down' })

    await userEvent.click(down())
    await expect(names().slice(0, 2)).toEqual(['Courts & Cunning', 'River Tales'])
    await waitFor(() => expect(down()).toHaveFocus())

    for (const _ of categories.slice(2)) await userEvent.click(down())
    await expect(down()).toBeDisabled()
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Move River Tales up' })).toHaveFocus(),
    )
  },
}

export const Tags: Story = {
  args: { noun: 'tags', items: makeAdminTags() },
  render: ({ onOrder: _none, ...args }) => <TaxonomyList {...args} />,
}
