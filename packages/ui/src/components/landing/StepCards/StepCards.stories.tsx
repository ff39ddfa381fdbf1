import type { Meta, StoryObj } from '@storybook/react-vite'

import { wholeEnglish } from '../../../messages/wholeEnglish.ts'
import { asSheet } from '../../../storybook/asSheet.ts'
import { StepCards } from './StepCards.tsx'

const picture =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 7"><path d="M0 0h16v7H0Z" fill="%23b5763f"/></svg>'

const meta = {
  title: 'Landing/StepCards',
  tags: ['internal', 'role:player'],
  component: StepCards,
  args: {
    items: wholeEnglish.landing.how.steps.slice(0, 3).map((step) => ({ ...step, picture })),
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

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({ meta, AllAtOnce: {}, OneAtATime: { args: { current: 1 } } }),
    { isWide: true },
  ),
}
