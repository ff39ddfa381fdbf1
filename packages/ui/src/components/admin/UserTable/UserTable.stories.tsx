import { makeAdminUsers, makeId } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'

import { onlyOnDesks, onlyOnPhones } from '../../../storybook/modes.ts'
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

/** A real table, each row named by its person; what can be done stands behind one button. */
export const Wide: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: onlyOnDesks,
  play: async ({ args, canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: 'Users, the newest first' })
    const row = within(table).getByRole('row', { name: /^rustam / })
    await expect(row).toHaveTextContent(/Suspended .*2025/)

    await userEvent.click(canvas.getByRole('button', { name: 'Manage rustam' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Lift the suspension' }))

    await expect(args.onAct).toHaveBeenCalledWith('restore', users[3])
  },
}

/** On a phone each person is a card. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  parameters: onlyOnPhones,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(5)

    await userEvent.click(canvas.getByRole('button', { name: 'Manage tara_k' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Give credits' }))

    await expect(args.onAct).toHaveBeenCalledWith('give_credits', users[1])
  },
}

/** The admin who looks is not offered credits. */
export const Oneself: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: onlyOnDesks,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Manage keeper' }))

    await expect(await screen.findByRole('link', { name: 'What they did' })).toHaveAttribute(
      'href',
      '#actor=keeper',
    )
    await expect(screen.queryByRole('button', { name: 'Give credits' })).toBeNull()
  },
}
