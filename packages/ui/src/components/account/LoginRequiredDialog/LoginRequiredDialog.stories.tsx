import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { LoginRequiredDialog } from './LoginRequiredDialog.tsx'

const meta = {
  title: 'Account/LoginRequiredDialog',
  component: LoginRequiredDialog,
  args: { onStay: fn(), onContinue: fn() },
} satisfies Meta<typeof LoginRequiredDialog>
export default meta
type Story = StoryObj<typeof meta>

/** A page that gives no reason of its own. The way on has the focus. */
export const DefaultMessage: Story = {
  play: async ({ args, userEvent }) => {
    await expect(
      await screen.findByText('You need to be logged in to access this feature'),
    ).toBeInTheDocument()
    const proceed = screen.getByRole('button', { name: 'Continue to Login' })
    await waitFor(() => expect(proceed).toHaveFocus())

    await userEvent.click(proceed)

    await expect(args.onContinue).toHaveBeenCalledOnce()
    await expect(args.onStay).not.toHaveBeenCalled()
  },
}

/** Staying, by its button or by Escape, changes nothing. */
export const StayHere: Story = {
  args: { message: 'Please log in to play this game' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Stay Here' }))
    await userEvent.keyboard('{Escape}')

    await expect(args.onStay).toHaveBeenCalledTimes(2)
    await expect(args.onContinue).not.toHaveBeenCalled()
  },
}
