import { startTransition, useState, type ReactNode } from 'react'

import { useMessages } from '../../../../messages/useMessages.ts'
import { IconButton } from '../../../../design-system/primitives/IconButton/IconButton.tsx'
import { Logo } from '../Logo/Logo.tsx'
import { NoticeBell } from '../NoticeBell/NoticeBell.tsx'
import { MobileMenu } from '../MobileMenu/MobileMenu.tsx'
import type { HeaderLinks, HeaderUser } from './headerLinks.ts'
import { useUi } from '../../../../design-system/context/uiContext.ts'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { NavDisclosure } from '../NavDisclosure/NavDisclosure.tsx'
import { Avatar } from '../../../../design-system/primitives/Avatar/Avatar.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, radius, measure, doubleLine, media, bar, control, lineWidth } = theme

const styles = {
  header: { borderBlockEnd: doubleLine, background: color.canvas },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    inlineSize: `min(${measure.page}, 100% - ${space.xxl})`,
    blockSize: bar.m,
    marginInline: 'auto',
    [media.from.m]: {
      gap: space.l,
      inlineSize: `min(${measure.page}, 100% - ${space.huge})`,
      blockSize: bar.xxl,
    },
    [media.from.xxl]: { gap: space.xxl },
  },
  search: {
    display: 'none',
    // The search box shrinks if the links need the space.
    [media.from.m]: { display: 'block', flex: 1, minInlineSize: 0, maxInlineSize: measure.search },
  },
  nav: {
    display: 'none',
    [media.from.xl]: {
      display: 'flex',
      alignItems: 'center',
      gap: space.l,
      marginInlineStart: 'auto',
    },
    [media.from.xxl]: { gap: space.xl },
  },
  links: {
    display: 'flex',
    alignItems: 'center',
    gap: space.l,
    [media.from.xxl]: { gap: space.xl },
  },
  link: {
    paddingBlockStart: space.hair,
    borderRadius: radius.xs,
    color: color.textSecondary,
    [media.from.xxl]: { whiteSpace: 'nowrap' as const },
    '&:hover': { color: color.text },
    '&[aria-current="page"]': {
      color: color.text,
      boxShadow: `0 ${lineWidth.thick} 0 ${color.accent}`,
    },
  },
  own: { display: 'flex', alignItems: 'center' },
  profile: {
    display: 'grid',
    placeItems: 'center',
    minInlineSize: control.touch,
    minBlockSize: control.touch,
    borderRadius: radius.s,
  },
  menu: {
    display: 'flex',
    gap: space.s,
    marginInlineStart: 'auto',
    [media.from.xl]: { display: 'none' },
  },
  searchButton: {
    borderColor: 'transparent',
    borderRadius: radius.full,
    [media.from.m]: { display: 'none' },
  },
}

export interface HeaderProps extends HeaderLinks {
  homeHref: string
  /** Search box. On a phone it is in the menu. */
  search: ReactNode
}

/** Page header. On narrow screens a sheet contains the links, and on phones the search too. */
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
