import type { ReactNode } from 'react'

import { useMessages } from '../../../../messages/useMessages.ts'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, font, size, measure, doubleLine, media, estimate } = theme

const styles = {
  footer: {
    contentVisibility: 'auto' as const,
    containIntrinsicBlockSize: `auto ${estimate.part}`,
    marginBlockStart: space.giant,
    paddingBlock: `${space.xxl} ${space.huge}`,
    borderBlockStart: doubleLine,
    color: color.textMuted,
    fontSize: size.label,
    [media.from.m]: { marginBlockStart: space.vast },
  },
  row: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    gap: space.xl,
    inlineSize: `min(${measure.page}, 100% - ${space.xxl})`,
    marginInline: 'auto',
    [media.from.m]: { inlineSize: `min(${measure.page}, 100% - ${space.huge})` },
  },
  name: { color: color.text, font: `400 ${size.lead}/1.5 ${font.display}` },
  nav: { [media.from.m]: { marginInlineStart: 'auto' } },
  settings: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    gap: `${space.s} ${space.l}`,
    [media.from.m]: { 'span + &': { marginInlineStart: 'auto' } },
  },
  links: { display: 'flex', flexWrap: 'wrap' as const, gap: `${space.s} ${space.xl}` },
  link: { display: 'inline-block', paddingBlock: space.xs },
}

export interface FooterLink {
  label: string
  href: string
  isExternal?: boolean
}

export interface FooterProps {
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
