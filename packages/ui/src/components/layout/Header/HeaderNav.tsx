import { useMessages } from '../../../messages/useMessages.ts'
import { useUi } from '../../../context/uiContext.ts'
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx'
import { NavDisclosure } from '../NavDisclosure/NavDisclosure.tsx'
import { UserMenu } from '../UserMenu/UserMenu.tsx'
import { headerStyles as styles } from './Header.styles.ts'
import type { HeaderLinks } from './headerLinks.ts'

/** The links of a wide header, in one line. */
export function HeaderNav(props: HeaderLinks) {
  const { isSignedIn, user, treasury, waitlistHref, loginHref } = props
  const messages = useMessages().layout

  return (
    <nav aria-label={messages.mainNavigation} css={styles.nav}>
      <HeaderPages links={props.links} />
      {treasury && <NavDisclosure label={messages.treasury} items={treasury} />}
      {waitlistHref && (
        <ButtonLink href={waitlistHref} size="small">
          {messages.joinWaitlist}
        </ButtonLink>
      )}
      {isSignedIn && user && (
        <UserMenu
          accountHref={props.accountHref}
          adminHref={props.adminHref}
          notices={props.notices}
          onLogOut={props.onLogOut}
          profileHref={props.profileHref}
          savedHref={props.savedHref}
          user={user}
        />
      )}
      {!isSignedIn && (
        <ButtonLink href={loginHref} size="small">
          {messages.login}
        </ButtonLink>
      )}
    </nav>
  )
}

function HeaderPages({ links }: Pick<HeaderLinks, 'links'>) {
  const { linkComponent: Anchor } = useUi()

  return (
    <ul css={styles.links}>
      {links.map(({ label, href, isCurrent }) => (
        <li key={href}>
          <Anchor {...(isCurrent ? { 'aria-current': 'page' } : {})} css={styles.link} href={href}>
            {label}
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
