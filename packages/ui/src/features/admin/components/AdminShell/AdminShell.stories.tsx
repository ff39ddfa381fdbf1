import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { adminMessages } from '../../../../messages/adminMessages.ts'
import { AdminShell } from './AdminShell.tsx'

const links = Object.entries(adminMessages.shell.nav).map(([key, label]) => ({
  label,
  href: `#${key}`,
  isCurrent: key === 'stories',
}))

const meta = {
  title: 'Internal/Admin/AdminShell',
  tags: ['internal', 'role:admin'],
  component: AdminShell,
  args: {
    items: links,
    homeHref: '#home',
    onLogOut: fn(),
    pageKey: '/admin/stories',
    children: <h1>{adminMessages.stories.title}</h1>,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdminShell>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const CurrentPageMarked: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Stories' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(canvas.getByRole('link', { name: 'Tags' })).not.toHaveAttribute('aria-current')

    await userEvent.tab()

    await waitFor(() => expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus())
  },
}

export const Phone: Story = {
  args: { items: links.map((link) => ({ ...link, isCurrent: link.href === '#audit' })) },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    const { documentElement: page } = canvasElement.ownerDocument
    const bar = canvas.getByRole('navigation', { name: 'Administration' })
    const current = canvas.getByRole('link', { name: 'Audit' }).getBoundingClientRect()

    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
    await expect(current.right).toBeLessThanOrEqual(bar.getBoundingClientRect().right + 1)
  },
}
