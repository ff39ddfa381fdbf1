import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { iconPaths, type IconName } from '../../components/primitives/Icon/iconPaths.ts'
import { Icons } from './Icons.tsx'

const meta = {
  title: 'Foundations/Icons',
  tags: ['stable', 'role:player', 'role:author', 'role:admin'],
  component: Icons,
  args: {
    names: ['logo', ...(Object.keys(iconPaths) as (keyof typeof iconPaths)[])],
    // Where a page may not write to the clipboard, nothing else is wrong.
    onCopy: fn((name: IconName) => void navigator.clipboard.writeText(name).catch(() => undefined)),
  },
} satisfies Meta<typeof Icons>
export default meta
type Story = StoryObj<typeof meta>

export const Every: Story = {}

export const Found: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search icons' }), 'like')
    await expect(await canvas.findByText(/^1 of/)).toBe(canvas.getByRole('status'))

    await userEvent.tab()
    const lotus = await canvas.findByRole('button', { name: 'Copy lotus' })
    await waitFor(() => expect(lotus).toHaveFocus())
    await userEvent.keyboard('{Enter}')

    await expect(await canvas.findByRole('button', { name: 'Copied lotus' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied lotus')
    await expect(args.onCopy).toHaveBeenCalledWith('lotus')

    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search icons' }), 'spaceship')

    await expect(await canvas.findByText(/^0 of/)).toBe(canvas.getByRole('status'))
    await expect(canvas.queryByRole('button', { name: /^Copy/ })).toBeNull()
  },
}
