import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { StoryConflict } from './StoryConflict.tsx'

const meta = {
  title: 'Authoring/StoryConflict',
  tags: ['beta', 'role:author', 'role:admin'],
  component: StoryConflict,
  args: { who: 'Nirupama Joshi', time: 'Mar 9, 14:32', onCopy: fn(), onLoad: fn() },
} satisfies Meta<typeof StoryConflict>
export default meta
type Story = StoryObj<typeof meta>

/** Every prop to try: change them below. */
export const Playground: Story = { tags: ['!test'] }

/** The states below, beside one another. */
export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet(() => ({ meta, ChangedElsewhere, ByNobodyAnymore, Copying })),
}

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

export const Copying: Story = { args: { isBusy: true } }
