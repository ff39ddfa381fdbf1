import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { claims, omits, presses } from '../../../testing/plays.ts'
import { AddPart } from './AddPart.tsx'

const meta = {
  title: 'Authoring/AddPart',
  tags: ['internal', 'role:author', 'role:admin'],
  component: AddPart,
  args: { children: 'Add a person', count: 3, most: 24, onAdd: fn() },
} satisfies Meta<typeof AddPart>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({ meta, Room, NearItsLimit: { args: { count: 22 } }, Full })),
}

/** There is room: nothing is said of a limit. */
export const Room: Story = {
  play: claims(omits(/24/), presses('Add a person', 'onAdd')),
}

/** The list is full: the button stays in reach and says why it rests. */
export const Full: Story = {
  args: { count: 24 },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Add a person/ })
    await expect(button).toHaveAccessibleDescription(/24/)

    await userEvent.click(button)
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
}
