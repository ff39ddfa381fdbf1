import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { Link } from './Link.tsx'

const meta = {
  title: 'Components/Primitives/Link',
  tags: ['stable', 'role:player', 'role:author', 'role:admin'],
  component: Link,
  args: { href: '#terms', children: 'Terms of Service' },
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({ meta, Default: {}, Quiet: { args: { isQuiet: true } }, External }),
    { touched: 'Default' },
  ),
}

export const External: Story = {
  args: {
    href: 'https://example.org',
    children: 'Community',
    isExternal: true,
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Community (opens in a new tab)' })

    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}
