import { makeId, makeTag } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { TagToggleGroup } from './TagToggleGroup.tsx'

const names = ['Bargains', 'River', 'Riddles', 'Ghosts', 'Monsoon', 'Cunning', 'Kings', 'Animals']
const tags = Array.from({ length: 40 }, (_unused, index) =>
  makeTag({ id: makeId(201 + index), display_name: `${names[index % 8]} ${index + 1}` }),
)

const meta = {
  title: 'Internal/Authoring/TagToggleGroup',
  tags: ['internal', 'role:author', 'role:admin'],
  component: TagToggleGroup,
  args: { tags: tags.slice(0, 8), value: [], onChange: fn() },
} satisfies Meta<typeof TagToggleGroup>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      NoneChosen: {},
      SomeChosen: { args: { value: [makeId(201), makeId(203)] } },
      Full,
      NoTags: { args: { tags: [] } },
    }),
    { touched: 'NoneChosen' },
  ),
}

export const UnknownTag: Story = {
  args: { value: [makeId(201), makeId(299)] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unknown tag', pressed: true }))
    await expect(args.onChange).toHaveBeenCalledWith([makeId(201)])
    await waitFor(() => expect(canvas.getByRole('group')).toHaveFocus())
  },
}

export const Full: Story = {
  args: { tags, value: tags.slice(0, 20).map(({ id }) => id) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('20 of 20 chosen')
    await expect(canvas.getByRole('button', { name: 'Animals 40' })).toBeDisabled()
  },
}
