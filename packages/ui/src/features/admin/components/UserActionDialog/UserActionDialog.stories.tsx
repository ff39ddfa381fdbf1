import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { coversPage } from '../../../../storybook/asSheet.ts'
import { UserActionDialog } from './UserActionDialog.tsx'

const meta = {
  title: 'Admin/UserActionDialog',
  tags: ['beta', 'role:admin'],
  component: UserActionDialog,
  parameters: coversPage,
  args: {
    act: 'give_credits',
    name: 'tara_k',
    amountMax: 100_000,
    stories: 0,
    onClose: fn(),
    onSubmit: fn(async () => null),
  },
} satisfies Meta<typeof UserActionDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

const opened = (name: string) =>
  waitFor(() => expect(screen.getByRole('alertdialog', { name })).toBeVisible())

export const GivesCredits: Story = {
  play: async ({ args, userEvent }) => {
    await opened('Give tara_k credits?')
    const amount = screen.getByRole('spinbutton', { name: 'Credits' })
    await userEvent.type(amount, '200000')
    await userEvent.click(screen.getByRole('button', { name: 'Give credits' }))
    await expect(amount).toBeInvalid()
    await expect(screen.getByText('A reason is required')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()

    await userEvent.clear(amount)
    await userEvent.type(amount, '30')
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), ' She found a torn page ')
    await userEvent.click(screen.getByRole('button', { name: 'Give credits' }))

    await expect(args.onSubmit).toHaveBeenCalledWith({
      amount: 30,
      reason: 'She found a torn page',
      with_stories: false,
    })
  },
}

export const MakesAdmin: Story = {
  args: { act: 'make_admin' },
  play: async ({ args, userEvent }) => {
    await opened('Make tara_k an admin?')
    await expect(screen.queryByRole('textbox')).toBeNull()

    await userEvent.click(screen.getByRole('button', { name: 'Make an admin' }))

    await expect(args.onSubmit).toHaveBeenCalledWith({
      amount: 0,
      reason: '',
      with_stories: false,
    })
  },
}

export const SuspendsAnAuthor: Story = {
  args: { act: 'suspend', stories: 3 },
  play: async ({ args, userEvent }) => {
    await opened('Suspend tara_k?')
    await userEvent.click(
      screen.getByRole('checkbox', { name: /Also take down their 3 published stories/ }),
    )
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Copied')
    await userEvent.click(screen.getByRole('button', { name: 'Suspend' }))

    await expect(args.onSubmit).toHaveBeenCalledWith({
      amount: 0,
      reason: 'Copied',
      with_stories: true,
    })
  },
}

/** Restoring a user offers to republish the stories that the suspension took down. */
export const RestoresAnAuthor: Story = { args: { act: 'restore', stories: 1 } }

export const TakesPremium: Story = { args: { act: 'take_premium' } }
