import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { coversPage } from '../../../../storybook/asSheet.ts'
import { ReauthDialog } from './ReauthDialog.tsx'

const meta = {
  title: 'Account/ReauthDialog',
  tags: ['beta', 'role:player'],
  component: ReauthDialog,
  parameters: coversPage,
  args: {
    isOpen: true,
    items: ['password'],
    googleSlotRef: null,
    passwordHref: '#forgot',
    onClose: fn(),
    onPassword: fn(async () => null),
    onCode: fn(async () => null),
  },
} satisfies Meta<typeof ReauthDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const ByPassword: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() =>
      expect(screen.getByRole('alertdialog', { name: 'Confirm that it’s you' })).toBeVisible(),
    )

    await userEvent.type(screen.getByLabelText('Password'), 'Lamp#Oil108{Enter}')

    await expect(args.onPassword).toHaveBeenCalledWith('Lamp#Oil108')
  },
}

export const ByGoogle: Story = {
  args: {
    items: ['google'],
    error: 'Google could not confirm this account.',
    googleSlotRef: (place) => {
      if (place) place.textContent = 'Google draws its button here'
    },
  },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByText('Google draws its button here')).toBeVisible())
    await expect(screen.getByRole('link', { name: 'Choose a password by email' })).toBeVisible()

    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))

    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const WithoutGoogle: Story = { args: { items: ['google'] } }

export const ByCode: Story = {
  args: { items: ['password', 'code'] },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Use your authenticator app' }))

    await userEvent.type(screen.getByLabelText('Six-digit code'), '123456{Enter}')

    await expect(args.onCode).toHaveBeenCalledWith('123456')
    await expect(screen.getByRole('button', { name: 'Use your password' })).toBeVisible()
  },
}
