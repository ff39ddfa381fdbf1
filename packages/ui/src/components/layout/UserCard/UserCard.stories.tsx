import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { shows } from '../../../testing/plays.ts'
import { UserCard } from './UserCard.tsx'

const meta = {
  title: 'Layout/UserCard',
  tags: ['stable', 'role:player', 'role:author'],
  component: UserCard,
  args: { user: { name: 'Tara Kulkarni', avatar_url: null, credits: 1200 }, onLogOut: fn() },
} satisfies Meta<typeof UserCard>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet(() => ({ meta, SignedIn, OneCredit })),
}

/** What there is to spend, and the way out. */
export const SignedIn: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('1,200 credits')).toBeVisible()

    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }))

    await expect(args.onLogOut).toHaveBeenCalledOnce()
  },
}

/** A wallet with a single coin is counted as one. */
export const OneCredit: Story = {
  args: { user: { name: 'Tara Kulkarni', avatar_url: null, credits: 1 } },
  play: shows('1 credit'),
}
