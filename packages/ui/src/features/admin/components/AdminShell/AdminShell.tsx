import { useEffect, useRef, type ReactNode } from 'react'

import { useFocusOnPage } from '../../../../design-system/hooks/useFocusOnPage.ts'
import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import { useUi } from '../../../../design-system/context/uiContext.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { SkipLink } from '../../../../design-system/primitives/SkipLink/SkipLink.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const {
  color,
  space,
  radius,
  size,
  measure,
  doubleLine,
  focusRing,
  media,
  screen,
  bar,
  control,
  optical,
  lineWidth,
} = theme

const styles = {
  shell: {
    position: 'relative' as const,
    minBlockSize: screen.block,
    overflowX: 'clip' as const,
    // Reserves space for a bottom action bar.
    '&:has([data-action-bar]) > main': { paddingBlockEnd: bar.actions },
  },
  header: { borderBlockEnd: doubleLine, background: color.canvas },
  row: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space.l,
    inlineSize: `min(${measure.page}, 100% - ${space.xxl})`,
    marginInline: 'auto',
    [media.from.l]: { columnGap: space.xl, flexWrap: 'nowrap' as const, blockSize: bar.m },
  },
  brand: {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: bar.xs,
    borderRadius: radius.s,
    color: color.accent,
  },
  title: {
    flex: 1,
    color: color.textMuted,
    fontSize: size.label,
    [media.from.l]: { display: 'none' },
    [media.from.xl]: { display: 'inline', flex: 'none' },
  },
  // On a phone, the links are in a separate line that scrolls.
  nav: { order: 3, flexBasis: '100%', minInlineSize: 0, [media.from.l]: { order: 0, flex: 1 } },
  links: {
    display: 'flex',
    gap: space.xl,
    marginInline: `calc(-1 * ${space.xs})`,
    paddingInline: space.xs,
    paddingBlockEnd: space.s,
    overflowX: 'auto' as const,
    scrollbarWidth: 'none' as const,
    [media.from.l]: { paddingBlockEnd: 0, gap: space.l },
    [media.from.xl]: { gap: space.xl },
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: control.touch,
    borderRadius: radius.xs,
    color: color.textSecondary,
    whiteSpace: 'nowrap' as const,
    '& > span': { paddingBlock: `${space.xs} calc(${space.hair} + ${optical})` },
    '&:hover': { color: color.text },
    '&:focus-visible': { ...focusRing, outlineOffset: `-${lineWidth.thick}` },
    '&[aria-current="page"]': { color: color.text },
    '&[aria-current="page"] > span': { boxShadow: `0 ${lineWidth.thick} 0 ${color.accent}` },
  },
  main: {
    inlineSize: `min(${measure.page}, 100% - ${space.xxl})`,
    marginInline: 'auto',
    paddingBlockEnd: space.giant,
    outline: 'none',
    '& h1:focus': { outline: 'none' },
  },
}

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
  /** Key of the page, such as its path. When the key changes, the heading gets the focus. */
  pageKey: string
  /** Content of the page, with its own `h1`. */
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
