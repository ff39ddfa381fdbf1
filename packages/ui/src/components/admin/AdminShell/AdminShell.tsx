import type { ReactNode } from 'react'

import { useFocusOnPage } from '../../../hooks/useFocusOnPage.ts'
import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import { useUi } from '../../../context/uiContext.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { SkipLink } from '../../primitives/SkipLink/SkipLink.tsx'
import { AdminNav } from './AdminNav.tsx'
import { adminShellStyles as styles } from './AdminShell.styles.ts'

export interface AdminNavLink {
  /** Name of the page. */
  label: string
  /** Address of the page. */
  href: string
  /** The page that is shown is this one, or lies below it. */
  isCurrent: boolean
}

export interface AdminShellProps {
  /** The pages that can be gone to, in their order. */
  items: readonly AdminNavLink[]
  /** Where the site itself is. */
  homeHref: string
  /** Signs out. */
  onLogOut: () => void
  /** The sign-out is on its way. */
  isBusy?: boolean
  /** Changes with the page, such as its path; the focus then goes to the new page's heading. */
  pageKey: string
  /** The page; it brings its own h1. */
  children: ReactNode
}

/** The frame of every page of the administration. */
export function AdminShell({ items, homeHref, pageKey, children, ...leaving }: AdminShellProps) {
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
          <LogOut {...leaving} />
        </div>
      </header>
      <main css={styles.main} id="content" ref={main} tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}

function LogOut({ onLogOut, isBusy = false }: Pick<AdminShellProps, 'onLogOut' | 'isBusy'>) {
  const { shell } = useAdminMessages()

  return (
    <Button
      busyLabel={shell.loggingOut}
      isBusy={isBusy}
      onPress={onLogOut}
      size="small"
      variant="quiet"
    >
      {shell.logOut}
    </Button>
  )
}
