import type { ReactNode } from 'react'

import { AppShell } from '../components/layout/AppShell/AppShell.tsx'
import { Footer } from '../components/layout/Footer/Footer.tsx'
import { Header } from '../components/layout/Header/Header.tsx'
import { StorySearch } from '../components/story/StorySearch/StorySearch.tsx'

export interface InShellProps {
  /** The header shows a reader and no login button. */
  isSignedIn?: boolean
  /** The header's Home is lit. */
  isHome?: boolean
  /** The screen. */
  children: ReactNode
}

const footerLinks = [
  { label: 'Community', href: '#community' },
  { label: 'Terms of Service', href: '#terms' },
  { label: 'Privacy Policy', href: '#privacy' },
]
const treasury = [
  { label: 'Compose', href: '#compose' },
  { label: 'Creations', href: '#creations' },
]

/** A screen between header and footer, as the app shows it, for stories. */
export function InShell({ isSignedIn = false, isHome = false, children }: InShellProps) {
  return (
    <AppShell
      footer={<Footer links={footerLinks} />}
      header={
        <Header
          homeHref="#home"
          isSignedIn={isSignedIn}
          links={[{ label: 'Home', href: '#home', isCurrent: isHome }]}
          loginHref="#login"
          profileHref={isSignedIn ? '#profile' : undefined}
          search={
            <StorySearch
              onPick={() => {}}
              onQueryChange={() => {}}
              query=""
              results={[]}
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
