import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { StoryConflict } from './StoryConflict.tsx'

const meta = {
  title: 'Authoring/StoryConflict',
  component: StoryConflict,
  args: { who: 'Nirupama Joshi', time: 'Mar 9, 14:32', onCopy: fn(), onLoad: fn() },
} satisfies Meta<typeof StoryConflict>
export default meta
type Story = StoryObj<typeof meta>

export const ChangedElsewhere: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was overwritten.')
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine as a copy' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Load theirs' }))
    await expect(args.onCopy).toHaveBeenCalledOnce()
    await expect(args.onLoad).toHaveBeenCalledOnce()
  },
}

export const ByNobodyAnymore: Story = { args: { who: null } }

export const Copying: Story = { args: { isCopying: true } }
