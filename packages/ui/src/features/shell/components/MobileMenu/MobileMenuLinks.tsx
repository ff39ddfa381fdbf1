import { useMessages } from '../../../../messages/useMessages.ts'
import { useUi } from '../../../../design-system/context/uiContext.ts'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import type { HeaderLink, HeaderLinks } from '../Header/headerLinks.ts'
import { UserCard } from '../UserCard/UserCard.tsx'
import { mobileMenuStyles as styles } from './MobileMenu.styles.ts'

export type MobileMenuLinksProps = HeaderLinks

export function MobileMenuLinks(props: MobileMenuLinksProps) {
  const { isSignedIn, user, links, treasury, waitlistHref, loginHref, onLogOut } = props
  const messages = useMessages().layout

  return (
    <>
      <nav aria-label={messages.mainNavigation}>
        <ul css={styles.links}>
          {links.map((link) => (
            <MobileMenuLink key={link.href} {...link} />
          ))}
          {isSignedIn && (
            <>
              <MobileMenuLink href={props.profileHref} label={messages.profile} />
              {props.savedHref && <MobileMenuLink href={props.savedHref} label={messages.saved} />}
              {props.accountHref && (
                <MobileMenuLink href={props.accountHref} label={messages.account} />
              )}
              {props.adminHref && (
                <MobileMenuLink href={props.adminHref} label={messages.administration} />
              )}
            </>
          )}
        </ul>
        {treasury && (
          <div css={styles.group}>
            <h2 css={styles.groupTitle}>{messages.create}</h2>
            <ul>
              {treasury.map((link) => (
                <MobileMenuLink key={link.href} {...link} />
              ))}
            </ul>
          </div>
        )}
      </nav>
      {waitlistHref && <ButtonLink href={waitlistHref}>{messages.joinWaitlist}</ButtonLink>}
      {!isSignedIn && (
        <ButtonLink href={loginHref} variant="primary">
          {messages.login}
        </ButtonLink>
      )}
      {isSignedIn && user && <UserCard onLogOut={onLogOut} user={user} />}
    </>
  )
}

function MobileMenuLink({ label, href, isCurrent = false }: HeaderLink) {
  const { linkComponent: Anchor } = useUi()

  return (
    <li>
      <Anchor {...(isCurrent ? { 'aria-current': 'page' } : {})} css={styles.link} href={href}>
        {label}
      </Anchor>
    </li>
  )
}
