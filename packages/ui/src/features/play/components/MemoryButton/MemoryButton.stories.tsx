import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { MemoryButton } from './MemoryButton.tsx'

const meta = {
  title: 'Play/MemoryButton',
  tags: ['stable', 'role:player'],
  component: MemoryButton,
  args: { unseen: 0, isOpen: false, panelId: 'panel', onOpenChange: fn() },
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
  parameters: asSheet<Story>(() => ({ meta, NothingNew: {}, News: { args: { unseen: 2 } } }), {
    touched: 'NothingNew',
  }),
}
