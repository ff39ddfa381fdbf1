import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { StorySearch } from '../../../story/components/StorySearch/StorySearch.tsx'
import { Header } from './Header.tsx'

const meta = {
  title: 'Components/Layout/Header',
  tags: ['stable', 'role:player', 'role:author'],
  component: Header,
  args: {
    homeHref: '#home',
    isSignedIn: false,
    links: [{ label: 'Home', href: '#home', isCurrent: true }],
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

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Guest: {},
    SignedIn: {
      args: {
        ...whole,
        isSignedIn: true,
        notices: { href: '#notices', unread: 3 },
        ownPages,
        user: { name: 'Tara Kulkarni', avatar_url: null, credits: 20 },
        onLogOut: fn(),
      },
    },
    GuestWithEveryPage: { args: whole },
  })),
}

const ownPages = [
  { label: 'My plays', href: '#plays' },
  { label: 'Administration', href: '#admin' },
]

const whole = {
  treasury: [
    { label: 'Compose', href: '#compose' },
    { label: 'Creations', href: '#creations' },
  ],
  waitlistHref: '#waitlist',
}

export const OwnPages: Story = {
  args: {
    isSignedIn: true,
    ownPages,
    user: { name: 'Tara Kulkarni', avatar_url: null, credits: 20 },
    onLogOut: fn(),
  },
}

export const SearchOnPhone: Story = {
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))

    const sheet = await screen.findByRole('dialog', { name: 'Menu' })
    await waitFor(() => expect(sheet.querySelector('input')).toHaveFocus())
  },
}
