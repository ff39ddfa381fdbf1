import { useEffect, useRef, type ReactNode } from 'react'

import { useFocusOnPage } from '../../../../design-system/hooks/useFocusOnPage.ts'
import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import { useUi } from '../../../../design-system/context/uiContext.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { SkipLink } from '../../../../design-system/primitives/SkipLink/SkipLink.tsx'
import { adminShellStyles as styles } from './AdminShell.styles.ts'

export interface AdminNavLink {
  label: string
  href: string
  isCurrent: boolean
}

export interface AdminShellProps {
  items: readonly AdminNavLink[]
  homeHref: string
  onLogOut: () => void
  isBusy?: boolean
  /** Key of the page, such as its path. A change focuses the page's heading. */
  pageKey: string
  /** Content with its own h1. */
  children: ReactNode
}

export function AdminShell(props: AdminShellProps) {
  const { items, homeHref, onLogOut, isBusy = false, pageKey, children } = props
  const { shell } = useAdminMessages()
  const { linkComponent: Anchor } = useUi()
  const main = useFocusOnPage<HTMLElement>(pageKey)

  return (
    <div css={styles.shell}>
      <SkipLink targetId="content" />
      <header css={styles.header}>
        <div css={styles.row}>
          <Anchor aria-label={shell.login.site} css={styles.brand} href={homeHref}>
            <Icon name="logo" size={32} />
          </Anchor>
          <span css={styles.title}>{shell.title}</span>
          <AdminNav items={items} />
          <Button
            busyLabel={shell.loggingOut}
            isBusy={isBusy}
            onPress={onLogOut}
            size="small"
            variant="quiet"
          >
            {shell.logOut}
          </Button>
        </div>
      </header>
      <main css={styles.main} id="content" ref={main} tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}

function AdminNav({ items }: Pick<AdminShellProps, 'items'>) {
  const adminMessages = useAdminMessages()
  const { linkComponent: Anchor } = useUi()
  const list = useRef<HTMLUListElement>(null)
  const current = items.find(({ isCurrent }) => isCurrent)?.href

  useEffect(() => {
    const link = list.current?.querySelector('[aria-current="page"]')
    link?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current])

  return (
    <nav aria-label={adminMessages.shell.navigation} css={styles.nav}>
      <ul css={styles.links} ref={list}>
        {items.map(({ label, href, isCurrent }) => (
          <li key={href}>
            <Anchor
              {...(isCurrent ? { 'aria-current': 'page' } : {})}
              css={styles.link}
              href={href}
            >
              <span>{label}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
