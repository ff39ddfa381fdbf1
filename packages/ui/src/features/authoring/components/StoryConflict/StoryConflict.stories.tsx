import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { StoryConflict } from './StoryConflict.tsx'

const meta = {
  title: 'Authoring/StoryConflict',
  tags: ['beta', 'role:author', 'role:admin'],
  component: StoryConflict,
  args: { who: 'Nirupama Joshi', time: 'Mar 9, 14:32', onOverwrite: fn(), onReload: fn() },
} satisfies Meta<typeof StoryConflict>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    ChangedElsewhere,
    ByNobodyAnymore: { args: { who: null } },
    Overwriting: { args: { isBusy: true } },
  })),
}

export const ChangedElsewhere: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was overwritten.')
    await userEvent.click(canvas.getByRole('button', { name: 'Overwrite' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(args.onOverwrite).toHaveBeenCalledOnce()
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
}
