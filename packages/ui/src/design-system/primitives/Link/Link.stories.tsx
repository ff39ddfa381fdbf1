import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { UiProvider } from '../../providers/UiProvider.tsx'
import type { LinkComponentProps } from '../../context/uiContext.ts'
import { Link } from './Link.tsx'

const meta = {
  title: 'Primitives/Link',
  tags: ['stable', 'role:player', 'role:author', 'role:admin', '!autodocs'],
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

const followed = fn()
function RouterLink({ href, children, ...rest }: LinkComponentProps) {
  const handleClick = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    followed(href)
  }

  return (
    <a {...rest} href={href} onClick={handleClick}>
      {children}
    </a>
  )
}

export const ThroughTheRouter: Story = {
  decorators: [
    (Story) => (
      <UiProvider linkComponent={RouterLink}>
        <Story />
      </UiProvider>
    ),
  ],
  beforeEach: () => {
    followed.mockClear()
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Terms of Service' }))

    await expect(followed).toHaveBeenCalledWith('#terms')
  },
}
