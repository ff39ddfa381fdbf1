import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { StepCards } from './StepCards.tsx'

const picture =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 7"><path d="M0 0h16v7H0Z" fill="%23b5763f"/></svg>'

const meta = {
  title: 'Landing/StepCards',
  component: StepCards,
  args: {
    steps: [
      { title: 'Choose a tale', text: 'Thirty to begin with.', picture },
      { title: 'Read the scene', text: 'A few lines, in the teller’s own voice.', picture },
      { title: 'Say anything', text: 'Pick a road, or act in your own words.', picture },
    ],
    current: null,
  },
  decorators: [
    (Story) => (
      <section aria-labelledby="steps">
        <h2 id="steps">How a tale is told</h2>
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof StepCards>
export default meta
type Story = StoryObj<typeof meta>

export const AllAtOnce: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}

/** One on top of the pile, its place told politely. */
export const OneAtATime: Story = {
  args: { current: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await expect(canvas.getByRole('heading', { name: 'Read the scene' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 3')
  },
}
