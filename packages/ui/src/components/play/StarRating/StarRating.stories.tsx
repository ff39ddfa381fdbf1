import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import { StarRating } from './StarRating.tsx'
import type { StarRatingProps } from './StarRating.tsx'

function Kept({ rating: first, onRate }: StarRatingProps) {
  const [rating, setRating] = useState(first)
  const handleRate = (stars: number) => {
    setRating(stars)
    onRate(stars)
  }

  return <StarRating onRate={handleRate} rating={rating} />
}

const meta = {
  title: 'Play/StarRating',
  component: StarRating,
  args: { rating: null, onRate: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof StarRating>
export default meta
type Story = StoryObj<typeof meta>

/** Given by pointer, and changed by the arrow keys. */
export const NotYet: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'How was the telling?' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: '4 stars' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onRate).toHaveBeenNthCalledWith(1, 4)
    await expect(args.onRate).toHaveBeenNthCalledWith(2, 5)
    await expect(canvas.getByRole('radio', { name: '5 stars' })).toBeChecked()
  },
}

export const Given: Story = {
  args: { rating: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '4 stars' })).toBeChecked()
  },
}
