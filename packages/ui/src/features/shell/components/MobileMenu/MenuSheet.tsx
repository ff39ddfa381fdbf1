import { keyframes } from '@emotion/react'
import { useEffect, useRef, useTransition, type MouseEvent, type ReactNode } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components'

import { useUi } from '../../../../design-system/context/uiContext.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useMessages } from '../../../../messages/useMessages.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { IconButton } from '../../../../design-system/primitives/IconButton/IconButton.tsx'
import { Logo } from '../Logo/Logo.tsx'
import type { MobileMenuProps } from './MobileMenu.tsx'
import type { HeaderLink } from '../Header/headerLinks.ts'
import { entrance } from '../../../../design-system/theme/entrance.ts'
import { theme, space } from '../../../../design-system/theme/theme.ts'

const { color, radius, font, layer, motion, doubleLine, popup, control, lineWidth, size } = theme

const slideIn = keyframes({ from: { transform: `translateX(${space.xl})`, opacity: 0 } })

const styles = {
  veil: {
    position: 'fixed' as const,
    inset: 0,
    zIndex: layer.overlay,
    background: color.veil,
    '&[data-leaving]': { opacity: 0 },
  },
  sheet: {
    position: 'absolute' as const,
    insetBlock: 0,
    insetInlineEnd: 0,
    inlineSize: `min(${popup.drawer}, 100%)`,
    overflowY: 'auto' as const,
    borderInlineStart: doubleLine,
    background: color.canvas,
    color: color.text,
    ...entrance(`${slideIn} ${motion.base} ${motion.ease}`),
  },
  dialog: {
    display: 'grid',
    gap: space.l,
    padding: `${space.m} ${space.l} ${space.xl}`,
    outline: 'none',
  },
  head: { display: 'flex', alignItems: 'center', gap: space.m, minBlockSize: control.l },
  // Has the same position as the menu button.
  close: { marginInlineStart: 'auto' },
  links: { display: 'grid', borderBlockStart: doubleLine, paddingBlockStart: space.s },
  link: {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: control.xl,
    paddingBlockStart: space.hair,
    borderBlockEnd: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    borderRadius: radius.s,
    font: `400 ${size.lead}/1.2 ${font.story}`,
    '&[aria-current="page"]': { color: color.accent },
  },
  group: { paddingBlockStart: space.l },
  groupTitle: { color: color.textMuted, font: `600 ${size.label}/1.4 ${font.interface}` },
  user: { display: 'grid', gap: space.xs, padding: space.xs },
  credits: {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    marginBlockEnd: space.m,
    color: color.textMuted,
    fontSize: size.label,
    '& > svg': { marginBlockStart: `calc(-1 * ${space.hair})` },
  },
}

const isLink = (target: EventTarget) => target instanceof Element && target.closest('a[href]')

export function MenuSheet({ isOpen, onOpenChange, ...sheet }: MobileMenuProps) {
  const { layout: messages } = useMessages()
  const [isLeaving, startLeaving] = useTransition()
  const close = () => startLeaving(() => onOpenChange(false))

  // Closes the sheet if a link was clicked.
  const handleClick = ({ target }: MouseEvent) => {
    if (isLink(target)) close()
  }

  return (
    <ModalOverlay
      css={styles.veil}
      data-leaving={isLeaving || undefined}
      isDismissable
      isOpen={isOpen}
      onOpenChange={close}
    >
      <Modal css={styles.sheet}>
        <Dialog aria-label={messages.menu} css={styles.dialog} onClick={handleClick}>
          <Sheet {...sheet} onClose={close} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

interface SheetProps extends Omit<MobileMenuProps, 'isOpen' | 'onOpenChange'> {
  onClose: () => void
}

function Sheet({ homeHref, search, startsInSearch = false, onClose, ...links }: SheetProps) {
  const { primitives, layout: messages } = useMessages()
  const { counted } = useFormat()
  const { isSignedIn, user, treasury, waitlistHref, onLogOut, ownPages = [] } = links
  const own = isSignedIn ? [{ href: links.profileHref, label: messages.profile }, ...ownPages] : []

  return (
    <>
      <div css={styles.head}>
        <Logo href={homeHref} />
        <IconButton css={styles.close} icon="close" label={primitives.close} onPress={onClose} />
      </div>
      <SearchPlace hasFocus={startsInSearch} onSent={onClose}>
        {search}
      </SearchPlace>
      <nav aria-label={messages.mainNavigation}>
        <ul css={styles.links}>
          {[...links.links, ...own].map((link) => (
            <MenuLink key={link.href} {...link} />
          ))}
        </ul>
        {treasury && (
          <div css={styles.group}>
            <h2 css={styles.groupTitle}>{messages.create}</h2>
            <ul>
              {treasury.map((link) => (
                <MenuLink key={link.href} {...link} />
              ))}
            </ul>
          </div>
        )}
      </nav>
      {waitlistHref && <ButtonLink href={waitlistHref}>{messages.joinWaitlist}</ButtonLink>}
      {!isSignedIn && (
        <ButtonLink href={links.loginHref} variant="primary">
          {messages.login}
        </ButtonLink>
      )}
      {isSignedIn && user && (
        <div css={styles.user}>
          <b>{user.name}</b>
          <span css={styles.credits}>
            <Icon name="cowrie" size={16} />
            {counted(messages.credits, user.credits)}
          </span>
          {onLogOut && (
            <Button icon="logout" onPress={onLogOut} size="small">
              {messages.logOut}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

interface SearchPlaceProps {
  hasFocus: boolean
  onSent: () => void
  children: ReactNode
}

function SearchPlace({ hasFocus, onSent, children }: SearchPlaceProps) {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (hasFocus) place.current?.querySelector('input')?.focus()
  }, [hasFocus])

  return (
    <div onSubmit={onSent} ref={place}>
      {children}
    </div>
  )
}

function MenuLink({ label, href, isCurrent = false }: HeaderLink) {
  const { linkComponent: Anchor } = useUi()

  return (
    <li>
      <Anchor {...(isCurrent ? { 'aria-current': 'page' } : {})} css={styles.link} href={href}>
        {label}
      </Anchor>
    </li>
  )
}
