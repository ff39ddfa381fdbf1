import { Suspense, type ReactNode } from 'react'

import { useFocusOnPage } from '../../../../design-system/hooks/useFocusOnPage.ts'
import { SkipLink } from '../../../../design-system/primitives/SkipLink/SkipLink.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { space, measure, media, screen, bar } = theme

const styles = {
  shell: {
    position: 'relative' as const,
    display: 'flex',
    flexDirection: 'column' as const,
    minBlockSize: screen.block,
    // `clip` creates no scroll container, so that rows can extend to the edge of the page.
    overflowX: 'clip' as const,
    // Reserves space for a bottom action bar on a phone.
    [media.below.m]: { '&:has([data-action-bar]) > footer': { paddingBlockEnd: bar.actions } },
  },
  main: {
    flex: 1,
    inlineSize: `min(${measure.page}, 100% - ${space.xxl})`,
    marginInline: 'auto',
    outline: 'none',
    '& h1:focus': { outline: 'none' },
    [media.from.m]: { inlineSize: `min(${measure.page}, 100% - ${space.huge})` },
  },
}

export interface AppShellProps {
  header: ReactNode
  footer: ReactNode
  /** Key of the page, such as its path. When the key changes, the heading gets the focus. */
  pageKey: string
  children: ReactNode
}

export function AppShell({ header, footer, pageKey, children }: AppShellProps) {
  const main = useFocusOnPage<HTMLElement>(pageKey)

  return (
    <div css={styles.shell}>
      <SkipLink targetId="content" />
      {/* Separate boundaries, so that header, content and footer hydrate independently. */}
      <Suspense>{header}</Suspense>
      <main css={styles.main} id="content" ref={main} tabIndex={-1}>
        {children}
      </main>
      <Suspense>{footer}</Suspense>
    </div>
  )
}
