import { startTransition, useState, type ReactNode } from 'react'

import { useMessages } from '../../../../messages/useMessages.ts'
import { IconButton } from '../../../../design-system/primitives/IconButton/IconButton.tsx'
import { Logo } from '../Logo/Logo.tsx'
import { NoticeBell } from '../NoticeBell/NoticeBell.tsx'
import { MobileMenu } from '../MobileMenu/MobileMenu.tsx'
import type { HeaderLinks, HeaderUser } from './headerLinks.ts'
import { headerStyles as styles } from './Header.styles.ts'
import { useUi } from '../../../../design-system/context/uiContext.ts'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { NavDisclosure } from '../NavDisclosure/NavDisclosure.tsx'
import { Avatar } from '../../../../design-system/primitives/Avatar/Avatar.tsx'

export interface HeaderProps extends HeaderLinks {
  homeHref: string
  /** Search box for the bar, or for the menu on a phone. */
  search: ReactNode
}

/** Page header. On narrow screens, first its links and then its search move to a side sheet. */
export function Header({ homeHref, search, ...links }: HeaderProps) {
  const { linkComponent: Anchor } = useUi()
  const messages = useMessages().layout
  const [opened, setOpened] = useState<'none' | 'menu' | 'search'>('none')

  const { isSignedIn, user, treasury, waitlistHref, loginHref } = links
  return (
    <header css={styles.header}>
      <div css={styles.row}>
        <Logo href={homeHref} />
        <div css={styles.search} data-print="hidden">
          {search}
        </div>
        <nav aria-label={messages.mainNavigation} css={styles.nav}>
          <ul css={styles.links}>
            {links.links.map(({ label, href, isCurrent }) => (
              <li key={href}>
                <Anchor
                  {...(isCurrent ? { 'aria-current': 'page' } : {})}
                  css={styles.link}
                  href={href}
                >
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
          {treasury && <NavDisclosure label={messages.treasury} items={treasury} />}
          {waitlistHref && (
            <ButtonLink href={waitlistHref} size="small">
              {messages.joinWaitlist}
            </ButtonLink>
          )}
          {isSignedIn && user && <UserPlaces {...links} user={user} />}
          {!isSignedIn && (
            <ButtonLink href={loginHref} size="small">
              {messages.login}
            </ButtonLink>
          )}
        </nav>
        <div css={styles.menu} data-print="hidden">
          <IconButton
            css={styles.searchButton}
            icon="search"
            label={messages.search}
            onPress={() => startTransition(() => setOpened('search'))}
          />
          {links.notices && <NoticeBell {...links.notices} />}
          <MobileMenu
            {...links}
            homeHref={homeHref}
            isOpen={opened !== 'none'}
            onOpenChange={(isOpen) => setOpened(isOpen ? 'menu' : 'none')}
            search={search}
            startsInSearch={opened === 'search'}
          />
        </div>
      </div>
    </header>
  )
}

function UserPlaces({ user, notices, ...links }: HeaderLinks & { user: HeaderUser }) {
  const messages = useMessages().layout
  const { linkComponent: Anchor } = useUi()
  const { onLogOut, ownPages = [] } = links

  return (
    <>
      {notices && <NoticeBell {...notices} />}
      <div css={styles.own}>
        <Anchor aria-label={messages.profile} css={styles.profile} href={links.profileHref}>
          <Avatar name={user.name} size={32} src={user.avatar_url} />
        </Anchor>
        <NavDisclosure
          act={onLogOut && { label: messages.logOut, onPress: onLogOut }}
          isLabelHidden
          items={ownPages}
          label={messages.yours}
        />
      </div>
    </>
  )
}
