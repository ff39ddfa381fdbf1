import { makeAdminRows, makeAdminStory, makeId } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { withState } from '../../../../testing/withState.ts'
import { AdminStoryTable } from './AdminStoryTable.tsx'

const meta = {
  title: 'Admin/AdminStoryTable',
  tags: ['beta', 'role:admin'],
  component: AdminStoryTable,
  args: {
    stories: makeAdminRows(),
    sort: { id: 'title', desc: false },
    onSortChange: fn(),
    selected: [],
    onSelectedChange: fn(),
    viewHref: (id) => `#game-${id}`,
    editHref: (id) => `#edit-${id}`,
    ownId: makeId(900),
    featuring: [],
    onFeature: fn(),
    onAuthor: fn(),
    onMove: fn(),
  },
  parameters: { layout: 'fullscreen' },
  render: withState(AdminStoryTable, { value: 'selected', change: 'onSelectedChange' }),
} satisfies Meta<typeof AdminStoryTable>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      Loaded,
      Chosen: { args: { selected: [makeId(77)] } },
      SwitchOnItsWay,
      MoreMoves,
      MovesByStanding,
    }),
    { isWide: true },
  ),
}

export const Loaded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const table = within(canvas.getByRole('table', { name: 'Stories' }))
    const row = table.getByRole('rowheader', { name: /Seventy-One Nights/ }).closest('tr')
    await expect(row).toHaveTextContent('Nirupama Joshi')
    await expect(row).toHaveTextContent('Free')
    await expect(row).toHaveTextContent('Not Featured')
    // Text is truncated at its own end, regardless of the page's direction.
    await expect(within(row!).getByText(/^He carries/)).toHaveAttribute('dir', 'auto')

    await userEvent.click(
      table.getByRole('switch', { name: 'Featured: Seventy-One Nights of the Parrot' }),
    )

    await expect(args.onFeature).toHaveBeenCalledWith(args.stories[2], true)
    await expect(
      table.getByRole('link', { name: 'Edit Seventy-One Nights of the Parrot' }),
    ).toHaveAttribute('href', `#edit-${makeId(3)}`)

    await expect(canvas.getByRole('columnheader', { name: 'Title' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Title' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Stats' }))

    await expect(args.onSortChange).toHaveBeenNthCalledWith(1, { id: 'title', desc: true })
    await expect(args.onSortChange).toHaveBeenNthCalledWith(2, { id: 'plays', desc: true })

    const control = canvas.getByRole('switch', { name: 'Featured: Salt Letters' })

    await expect(control).toBeDisabled()
    await expect(control).toHaveAccessibleDescription('Only a published story can be featured')
  },
}

export const SwitchOnItsWay: Story = {
  args: { featuring: [makeId(1)] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('switch', { name: 'Featured: The Last Lamp at Manikhat' }),
    )

    await expect(args.onFeature).not.toHaveBeenCalled()
  },
}

export const MoreMoves: Story = {
  args: {
    stories: [
      makeAdminStory({ title: 'Mine', author_id: makeId(900) }),
      makeAdminStory({ id: makeId(2) }),
    ],
  },
}

export const MovesByStanding: Story = {
  args: {
    stories: [
      makeAdminStory({ id: makeId(1), title: 'Draft', status: 'draft' }),
      makeAdminStory({ id: makeId(2), title: 'Waiting', status: 'in_review' }),
      makeAdminStory({ id: makeId(3), title: 'Away', status: 'archived' }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const offered = async (title: string) => {
      await userEvent.click(canvas.getByRole('button', { name: `More for ${title}` }))
      const items = await screen.findAllByRole('menuitem')
      await userEvent.keyboard('{Escape}')
      return items.map(({ textContent }) => textContent)
    }

    await expect(await offered('Draft')).toEqual(['Publish', 'Delete'])
    await expect(await offered('Waiting')).toEqual(['Delete'])
    await expect(await offered('Away')).toEqual(['Restore', 'Delete'])
  },
}
