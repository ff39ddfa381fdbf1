import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'

import { coversPage } from '../../../storybook/asSheet.ts'
import { Button } from '../Button/Button.tsx'
import { Dialog } from './Dialog.tsx'

const meta = {
  title: 'Components/Primitives/Dialog',
  tags: ['stable', 'role:player', 'role:author', 'role:admin'],
  component: Dialog,
  parameters: coversPage,
  args: {
    isOpen: false,
    onClose: () => {},
    title: 'Take the last turn back?',
    children: 'The story returns to where it stood. Credits that you spent are not returned.',
  },
  render: function Opening(args) {
    const [isOpen, setIsOpen] = useState(args.isOpen)
    const close = () => setIsOpen(false)

    return (
      <>
        <Button onPress={() => setIsOpen(true)}>Undo</Button>
        <Dialog
          {...args}
          actions={
            <>
              <Button onPress={close} variant="primary">
                Take it back
              </Button>
              <Button onPress={close}>Keep it</Button>
            </>
          }
          isOpen={isOpen}
          onClose={close}
        />
      </>
    )
  },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const OpenAndClose: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Undo' })
    await userEvent.click(opener)
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Take the last turn back?' })).toBeVisible(),
    )
    await waitFor(() => expect(screen.getByRole('button', { name: 'Take it back' })).toHaveFocus())

    await userEvent.keyboard('{Escape}')

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const Open: Story = { args: { isOpen: true } }

export const KeepsFocus: Story = {
  args: { isOpen: true },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Take it back' })).toHaveFocus())

    await userEvent.tab()
    await userEvent.tab()

    await expect(screen.getByRole('dialog')).toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    )
  },
}
