import { useEffect, useRef } from 'react'

import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import { useUi } from '../../../context/uiContext.ts'
import { adminShellStyles as styles } from './AdminShell.styles.ts'
import type { AdminNavLink } from './AdminShell.tsx'

export interface AdminNavProps {
  /** The pages that can be gone to, in their order. */
  items: readonly AdminNavLink[]
}

/** The pages of the administration, the present one marked and in sight. */
export function AdminNav({ items }: AdminNavProps) {
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
