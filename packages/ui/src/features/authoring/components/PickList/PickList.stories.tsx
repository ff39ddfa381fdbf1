import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { partMessages } from '../../../../messages/partMessages.ts'
import { withState } from '../../../../testing/withState.ts'
import { PickList } from './PickList.tsx'

const meta = {
  title: 'Authoring/PickList',
  tags: ['internal', 'role:author', 'role:admin'],
  component: PickList,
  args: {
    label: partMessages.here.people,
    addLabel: partMessages.here.add.people,
    value: ['jamuna'],
    items: [
      { id: 'jamuna', name: 'Jamuna' },
      { id: 'somila', name: 'Somila' },
      { id: 'driver', name: 'the charioteer' },
    ],
    onChange: fn(),
    most: 12,
    emptyNote: 'The story has none yet: add them in the tab Cast.',
  },
  render: withState(PickList),
} satisfies Meta<typeof PickList>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    ByKeyboard,
    Unknown,
    Empty: { args: { value: [], items: [] } },
    AllHere: { args: { value: ['jamuna', 'somila', 'driver'] } },
  })),
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    canvas.getByRole('button', { name: 'Person: add to “People here”' }).focus()
    await userEvent.keyboard('{Enter}')
    const page = within(canvasElement.ownerDocument.body)
    const first = await page.findByRole('menuitem', { name: 'Somila' })
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['jamuna', 'somila'])

    canvas.getByRole('row', { name: 'Jamuna' }).focus()
    await userEvent.keyboard('{Delete}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['somila'])
  },
}

export const Unknown: Story = {
  args: { value: ['jamuna', 'a_ghost'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: /^Remove a_ghost \(not in the story\)/ }),
    )

    await expect(args.onChange).toHaveBeenCalledWith(['jamuna'])
  },
}
