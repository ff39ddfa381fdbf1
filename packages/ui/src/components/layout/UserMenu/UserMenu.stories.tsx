import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { UserMenu } from './UserMenu.tsx'

const meta = {
  title: 'Layout/UserMenu',
  component: UserMenu,
  args: { user: { name: 'Tara Kulkarni', avatar_url: null, credits: 1200 }, onLogOut: fn() },
} satisfies Meta<typeof UserMenu>
export default meta
type Story = StoryObj<typeof meta>

/** As long as there is no page of one's own, the way out is here. */
export const WithoutAPage: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Profile' }))
    await waitFor(() => expect(screen.getByText('1,200 credits')).toBeVisible())

    await userEvent.click(screen.getByRole('button', { name: 'Log out' }))

    await expect(args.onLogOut).toHaveBeenCalledOnce()
  },
}

/** A wallet with a single coin is counted as one. */
export const OneCredit: Story = {
  args: { user: { name: 'Tara Kulkarni', avatar_url: null, credits: 1 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Profile' }))

    await waitFor(() => expect(screen.getByText('1 credit')).toBeVisible())
  },
}

export const WithAPage: Story = {
  args: { profileHref: '#profile' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '#profile')
  },
}

export const WithAPicture: Story = {
  args: {
    profileHref: '#profile',
    user: { name: 'Tara Kulkarni', avatar_url: '/covers/default.svg', credits: 20 },
  },
}
