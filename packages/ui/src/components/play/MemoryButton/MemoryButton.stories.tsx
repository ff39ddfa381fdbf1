import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { kept } from '../../../testing/kept.ts'
import { MemoryButton } from './MemoryButton.tsx'

const meta = {
  title: 'Play/MemoryButton',
  tags: ['stable', 'role:player'],
  component: MemoryButton,
  args: { news: 0, turnId: '7', isOpen: false, panelId: 'panel', onOpenChange: fn() },
  decorators: [
    (Button) => (
      <>
        <Button />
        <div id="panel" />
      </>
    ),
  ],
} satisfies Meta<typeof MemoryButton>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet(() => ({ meta, NothingNew, News }), { touched: 'NothingNew' }),
}

export const NothingNew: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What the story remembers' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(true)
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

/** What is new is counted, in its name too, and is told by the way. */
export const News: Story = {
  args: { news: 2 },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'What the story remembers, 2 new' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '2 new lines in what the story remembers',
    )
  },
}

/** Once it was looked at, nothing is new until the next turn. */
export const LookedAt: Story = {
  args: { news: 1 },
  render: kept(MemoryButton, { value: 'isOpen', change: 'onOpenChange' }),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /1 new$/ })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(button)
    await expect(button).toHaveAccessibleName('What the story remembers')
  },
}
