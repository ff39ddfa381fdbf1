import { makeSeriesParts } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { SeriesPartList, type SeriesPartListProps } from './SeriesPartList.tsx'

function Kept(props: SeriesPartListProps) {
  const [parts, setParts] = useState(props.items)
  const handleOrder = (ids: string[]) => {
    props.onOrder(ids)
    setParts(ids.flatMap((id) => parts.find(({ story }) => story.id === id) ?? []))
  }

  return <SeriesPartList items={parts} onOrder={handleOrder} />
}

const parts = makeSeriesParts()
const ids = parts.map(({ story }) => story.id)

const meta = {
  title: 'Internal/Authoring/SeriesPartList',
  tags: ['internal', 'role:author'],
  component: SeriesPartList,
  args: { items: parts, onOrder: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof SeriesPartList>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      Reordered,
      WithDraft: {
        args: {
          items: parts.map((part, at) =>
            at === 2 ? { ...part, number: null, story: { ...part.story, status: 'draft' } } : part,
          ),
        },
      },
    }),
    { isWide: true },
  ),
}

export const Reordered: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const down = canvas.getByRole('button', { name: 'Move “The Ferryman’s Second Oar” down' })
    down.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOrder).toHaveBeenLastCalledWith([ids[1], ids[0], ids[2]])
    await expect(canvas.getByText(/is now at position 2/)).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOrder).toHaveBeenLastCalledWith([ids[1], ids[2], ids[0]])
    await waitFor(() =>
      expect(
        canvas.getByRole('button', { name: 'Move “The Ferryman’s Second Oar” up' }),
      ).toHaveFocus(),
    )
  },
}

export const TakenOut: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Remove “The Ferryman’s Second Oar”' }),
    )
    await expect(args.onOrder).toHaveBeenCalledWith([ids[1], ids[2]])
    await waitFor(() =>
      expect(
        canvas.getByRole('button', { name: 'Remove “Nine Keys for a Glass Fort”' }),
      ).toHaveFocus(),
    )
  },
}
