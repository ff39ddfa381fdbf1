import { makeAdminUsers, makeId } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'

import { onlyOnDesks, onlyOnPhones } from '../../../../storybook/modes.ts'
import { UserTable } from './UserTable.tsx'

const { users } = makeAdminUsers()

const meta = {
  title: 'Admin/UserTable',
  tags: ['beta', 'role:admin'],
  component: UserTable,
  args: {
    users,
    ownId: makeId(300),
    deedsHref: (username) => `#actor=${username}`,
    historyHref: (id) => `#target=${id}`,
    onAct: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof UserTable>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Oneself: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: onlyOnDesks,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Manage keeper' }))
    await expect(await screen.findByRole('link', { name: 'Actions by this user' })).toHaveAttribute(
      'href',
      '#actor=keeper',
    )
    await expect(screen.queryByRole('button', { name: 'Give credits' })).toBeNull()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  parameters: onlyOnPhones,
}
