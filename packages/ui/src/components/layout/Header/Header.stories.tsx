import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { says } from '../../../../../../.storybook/localized/says.ts'
import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { onlyOnPhones } from '../../../../../../.storybook/modes.ts'
import { StorySearch } from '../../story/StorySearch/StorySearch.tsx'
import { Header } from './Header.tsx'

const meta = {
  title: 'Layout/Header',
  tags: ['stable', 'role:player', 'role:author'],
  component: Header,
  args: {
    homeHref: '#home',
    isSignedIn: false,
    links: [{ label: says(({ site }) => site.nav.home), href: '#home', isCurrent: true }],
    loginHref: '#login',
    profileHref: '#profile',
    search: (
      <StorySearch
        onAction={fn()}
        onChange={fn()}
        value=""
        items={[]}
        status="idle"
        storyHref={(id) => `#${id}`}
      />
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Header>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet(() => ({ meta, Guest, SignedIn, GuestWithEveryPage })),
}

const whole = {
  treasury: [
    { label: says(({ site }) => site.nav.compose), href: '#compose' },
    { label: says(({ site }) => site.nav.creations), href: '#creations' },
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
    notices: { href: '#notices', unread: 3 },
    user: { name: 'Tara Kulkarni', avatar_url: null, credits: 20 },
    onLogOut: fn(),
  },
}

export const GuestWithEveryPage: Story = { args: whole }

/** On a phone the magnifying glass leads straight into the field. */
export const SearchOnPhone: Story = {
  parameters: {
    ...onlyOnPhones,
    viewport: {
      options: { phone: { name: 'Phone', styles: { width: '360px', height: '640px' } } },
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))

    const sheet = await screen.findByRole('dialog', { name: 'Menu' })
    await waitFor(() => expect(sheet.querySelector('input')).toHaveFocus())
  },
}
