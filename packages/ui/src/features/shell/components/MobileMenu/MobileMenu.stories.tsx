import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { useMessages } from '../../../../messages/useMessages.ts'
import { UiProvider } from '../../../../design-system/providers/UiProvider.tsx'
import { StayLink } from '../../../../testing/StayLink.tsx'
import { withState } from '../../../../testing/withState.ts'
import { MobileMenu } from './MobileMenu.tsx'

function SearchBox() {
  return <input aria-label={useMessages().story.searchStories} />
}

const meta = {
  title: 'Internal/Layout/MobileMenu',
  tags: ['internal', 'role:player', 'role:author'],
  component: MobileMenu,
  args: {
    homeHref: '#home',
    isSignedIn: false,
    links: [{ label: 'Home', href: '#home', isCurrent: true }],
    loginHref: '#login',
    profileHref: '#profile',
    search: <SearchBox />,
    isOpen: false,
    onOpenChange: fn(),
  },
  render: withState(MobileMenu, { value: 'isOpen', change: 'onOpenChange' }),
  decorators: (Story) => (
    <UiProvider linkComponent={StayLink}>
      <Story />
    </UiProvider>
  ),
} satisfies Meta<typeof MobileMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Guest: Story = {
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' })
    await userEvent.click(menu)
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible())
    await expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '#login')
    await expect(screen.queryByText('Create')).not.toBeInTheDocument()

    await userEvent.keyboard('{Escape}')

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(menu).toHaveFocus())
  },
}

export const SignedIn: Story = {
  args: {
    isSignedIn: true,
    user: { name: 'Tara Kulkarni', avatar_url: null, credits: 20 },
    treasury: [
      { label: 'Compose', href: '#compose' },
      { label: 'Creations', href: '#creations' },
    ],
    waitlistHref: '#waitlist',
    onLogOut: fn(),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))

    await userEvent.click(await screen.findByRole('link', { name: 'Compose' }))

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

export const LeftWhileComing: Story = {
  args: { ...SignedIn.args },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    const link = await screen.findByRole('link', { name: 'Compose' })
    const coming = document.getAnimations()
    for (const animation of coming) {
      animation.currentTime = 0
      animation.updatePlaybackRate(0.001)
    }

    await userEvent.click(link)
    for (const animation of coming) animation.cancel()

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}
