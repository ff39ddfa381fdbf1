import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { withState } from '../../../../testing/withState.ts'
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
  parameters: asSheet<Story>(() => ({ meta, NothingNew: {}, News: { args: { news: 2 } } }), {
    touched: 'NothingNew',
  }),
}

export const LookedAt: Story = {
  args: { news: 1 },
  render: withState(MemoryButton, { value: 'isOpen', change: 'onOpenChange' }),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /1 new$/ })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(button)
    await expect(button).toHaveAccessibleName('Memory')
  },
}
