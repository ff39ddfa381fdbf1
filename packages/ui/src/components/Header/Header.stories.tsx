import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { StorySearch } from '../StorySearch/StorySearch.tsx'
import { Header } from './Header.tsx'

const meta = {
  title: 'Layout/Header',
  component: Header,
  args: {
    homeHref: '#home',
    isSignedIn: false,
    links: [{ label: 'Home', href: '#home', isCurrent: true }],
    loginHref: '#login',
    search: (
      <StorySearch
        onPick={fn()}
        onQueryChange={fn()}
        query=""
        results={[]}
        status="idle"
        storyHref={(id) => `#${id}`}
      />
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Header>
export default meta
type Story = StoryObj<typeof meta>

const whole = {
  treasury: [
    { label: 'Compose', href: '#compose' },
    { label: 'Creations', href: '#creations' },
  ],
  waitlistHref: '#waitlist',
}

/** Only what exists: no author's pages, no waitlist. */
export const Guest: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('a[href="#login"]')).toBeInTheDocument()
    await expect(canvasElement).not.toHaveTextContent('Treasury')
    await expect(canvasElement).not.toHaveTextContent('Join Waitlist')
  },
}

export const SignedIn: Story = {
  args: {
    ...whole,
    isSignedIn: true,
    user: { name: 'Tara Kulkarni', avatar_url: null, credits: 20 },
    profileHref: '#profile',
    onLogOut: fn(),
  },
}

export const GuestWithEveryPage: Story = { args: whole }
