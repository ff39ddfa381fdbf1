import type { ReactNode } from 'react'

import { AppShell } from '../features/shell/components/AppShell/AppShell.tsx'
import { Footer } from '../features/shell/components/Footer/Footer.tsx'
import { Header } from '../features/shell/components/Header/Header.tsx'
import { StorySearch } from '../features/story/components/StorySearch/StorySearch.tsx'
import type { Messages } from '../messages/en.ts'
import { useMessages } from '../messages/useMessages.ts'

export interface InShellProps {
  isSignedIn?: boolean
  isHome?: boolean
  children: ReactNode
}

const linksOf = (nav: Messages['site']['nav']) => ({
  footerLinks: [
    { label: nav.community, href: '#community' },
    { label: nav.terms, href: '#terms' },
    { label: nav.privacy, href: '#privacy' },
  ],
  treasury: [
    { label: nav.compose, href: '#compose' },
    { label: nav.creations, href: '#creations' },
  ],
})

export function InShell({ isSignedIn = false, isHome = false, children }: InShellProps) {
  const { nav } = useMessages().site
  const { footerLinks, treasury } = linksOf(nav)

  return (
    <AppShell
      footer={<Footer items={footerLinks} />}
      header={
        <Header
          homeHref="#home"
          isSignedIn={isSignedIn}
          links={[{ label: nav.home, href: '#home', isCurrent: isHome }]}
          loginHref="#login"
          profileHref="#profile"
          search={
            <StorySearch
              onAction={() => {}}
              onChange={() => {}}
              value=""
              items={[]}
              status="idle"
              storyHref={(id) => `#${id}`}
            />
          }
          treasury={treasury}
          user={isSignedIn ? { name: 'Tara Kulkarni', avatar_url: null, credits: 20 } : undefined}
          waitlistHref="#waitlist"
        />
      }
      pageKey="story"
    >
      {children}
    </AppShell>
  )
}
