import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { inBox } from '../../../../testing/decorators.tsx'
import { NavDisclosure } from './NavDisclosure.tsx'

const meta = {
  title: 'Internal/Layout/NavDisclosure',
  tags: ['internal', 'role:player', 'role:author'],
  component: NavDisclosure,
  args: {
    label: 'Treasury',
    items: [
      { label: 'Compose', href: '#compose' },
      { label: 'Creations', href: '#creations' },
    ],
  },
  decorators: inBox({ display: 'flex', justifyContent: 'center', minBlockSize: 180 }),
} satisfies Meta<typeof NavDisclosure>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const WalkedByKeyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const treasury = canvas.getByRole('button', { name: 'Treasury' })
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()

    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Compose' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')

    await waitFor(() => expect(treasury).toHaveFocus())
    await expect(treasury).toHaveAttribute('aria-expanded', 'false')

    await userEvent.click(canvas.getByRole('button', { name: 'Treasury' }))
    await expect(canvas.getByRole('link', { name: 'Creations' })).toBeVisible()

    await userEvent.click(canvasElement)

    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
}
