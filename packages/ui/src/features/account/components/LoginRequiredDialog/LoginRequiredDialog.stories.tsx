import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { coversPage } from '../../../../storybook/asSheet.ts'
import { LoginRequiredDialog } from './LoginRequiredDialog.tsx'

const meta = {
  title: 'Internal/Account/LoginRequiredDialog',
  tags: ['internal', 'role:player'],
  component: LoginRequiredDialog,
  parameters: coversPage,
  args: { onClose: fn(), onContinue: fn(), onCreateAccount: fn() },
} satisfies Meta<typeof LoginRequiredDialog>
export default meta
type Story = StoryObj<typeof meta>

export const AsGuest: Story = {
  args: { message: 'Please log in to play this game', onTry: fn() },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Login Required' })
    const buttons = within(dialog).getAllByRole('button')
    await expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Play without an account',
      'Continue to Login',
      'Create an account',
      'Stay Here',
    ])
    const play = screen.getByRole('button', { name: 'Play without an account' })
    await waitFor(() => expect(play).toHaveFocus())
    await userEvent.click(play)
    await expect(args.onTry).toHaveBeenCalledOnce()
    await expect(args.onContinue).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Create an account' }))
    await expect(args.onCreateAccount).toHaveBeenCalledOnce()
  },
}
