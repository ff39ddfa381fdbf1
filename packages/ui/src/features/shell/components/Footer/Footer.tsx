import type { ReactNode } from 'react'

import { useMessages } from '../../../../messages/useMessages.ts'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { footerStyles as styles } from './Footer.styles.ts'

export interface FooterLink {
  label: string
  href: string
  isExternal?: boolean
}

export interface FooterProps {
  /** Links to community and social pages, then to legal ones. */
  items: readonly FooterLink[]
  settings?: ReactNode
}

export function Footer({ items, settings }: FooterProps) {
  const messages = useMessages().layout

  return (
    <footer css={styles.footer}>
      <div css={styles.row}>
        <span css={styles.name}>{messages.product}</span>
        <span>{messages.copyright}</span>
        {items.length > 0 && (
          <nav aria-label={messages.footerNavigation} css={styles.nav}>
            <ul css={styles.links}>
              {items.map(({ label, href, isExternal = false }) => (
                <li key={href}>
                  <Link css={styles.link} href={href} isExternal={isExternal} isQuiet>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {settings && (
          <div css={styles.settings} data-print="hidden">
            {settings}
          </div>
        )}
      </div>
    </footer>
  )
}
