import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'

import { Button } from '../Button/Button.tsx'
import { Popover } from './Popover.tsx'

const meta = {
  title: 'Components/Primitives/Popover',
  tags: ['stable', 'role:player', 'role:admin'],
  component: Popover,
  args: {
    label: 'Reader settings',
    trigger: <Button icon="sun">Reading</Button>,
    placement: 'bottom start',
    children: <p css={{ padding: 8 }}>Larger letters, another ground, a slower pen.</p>,
  },
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const OpenAndClose: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reading' }))
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Reader settings' })).toBeVisible(),
    )

    await userEvent.keyboard('{Escape}')

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}
