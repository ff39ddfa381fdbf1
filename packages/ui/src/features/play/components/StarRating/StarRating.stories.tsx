import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { withState } from '../../../../testing/withState.ts'
import { StarRating } from './StarRating.tsx'

const meta = {
  title: 'Components/Play/StarRating',
  tags: ['stable', 'role:player'],
  component: StarRating,
  args: { value: null, onChange: fn() },
  render: withState(StarRating),
} satisfies Meta<typeof StarRating>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({ meta, NotYet, Given: { args: { value: 4 } } }), {
    touched: 'NotYet',
  }),
}

export const NotYet: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Rate this story' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: '4 stars' }))
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenNthCalledWith(1, 4)
    await expect(args.onChange).toHaveBeenNthCalledWith(2, 5)
    await expect(canvas.getByRole('radio', { name: '5 stars' })).toBeChecked()
  },
}
