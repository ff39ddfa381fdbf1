import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor } from 'storybook/test'

import { IconButton } from '../IconButton/IconButton.tsx'
import { Tooltip } from './Tooltip.tsx'

const meta = {
  title: 'Components/Primitives/Tooltip',
  tags: ['stable', 'role:player', 'role:admin'],
  component: Tooltip,
  args: {
    content: 'Handpicked by our editors and team',
    placement: 'bottom',
    children: <IconButton icon="info" label="About Featured Stories" size="small" />,
  },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Handpicked')
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
      'Handpicked by our editors and team',
    )

    await userEvent.keyboard('{Escape}')

    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
  },
}

export const ByTouch: Story = {
  play: async ({ canvas }) => {
    const tap = () => fireEvent.pointerUp(canvas.getByRole('button'), { pointerType: 'touch' })

    await tap()
    await expect(await screen.findByRole('tooltip')).toBeVisible()

    await tap()
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
  },
}
