import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { inBox } from '../../../../testing/decorators.tsx'
import { leadsTo } from '../../../../testing/plays.ts'
import { UserMenu } from './UserMenu.tsx'

const meta = {
  title: 'Layout/UserMenu',
  tags: ['stable', 'role:player', 'role:author'],
  component: UserMenu,
  args: {
    user: { name: 'Tara Kulkarni', avatar_url: null, credits: 1200 },
    profileHref: '#profile',
    savedHref: '#saved',
    accountHref: '#account',
    onLogOut: fn(),
  },
  decorators: inBox({ display: 'flex', justifyContent: 'center', minBlockSize: 220 }),
} satisfies Meta<typeof UserMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const OfAnAdmin: Story = {
  args: { adminHref: '#admin' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Your pages' }))
    await leadsTo('Administration', '#admin')({ canvas })

    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }))

    await expect(args.onLogOut).toHaveBeenCalledOnce()
  },
}
