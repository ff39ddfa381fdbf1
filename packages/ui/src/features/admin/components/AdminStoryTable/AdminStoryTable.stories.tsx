import { makeAdminRows, makeAdminStory, makeId } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { withState } from '../../../../testing/withState.ts'
import { AdminStoryTable } from './AdminStoryTable.tsx'

const meta = {
  title: 'Components/Admin/AdminStoryTable',
  tags: ['stable', 'role:admin'],
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
      Loaded: {},
      Chosen: { args: { selected: [makeId(77)] } },
      SwitchOnItsWay,
      MoreMoves,
      MovesByStanding,
    }),
    { isWide: true },
  ),
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
