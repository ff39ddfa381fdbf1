import { Suspense, type ReactNode } from 'react'

import { useFocusOnPage } from '../../../../design-system/hooks/useFocusOnPage.ts'
import { SkipLink } from '../../../../design-system/primitives/SkipLink/SkipLink.tsx'
import { appShellStyles as styles } from './AppShell.styles.ts'

export interface AppShellProps {
  /** Stands above every page, such as a `Header`. */
  header: ReactNode
  /** Stands below every page, such as a `Footer`. */
  footer: ReactNode
  /** Changes with the page, such as its path; the focus then goes to the new page's heading. */
  pageKey: string
  /** The page; it brings its own h1. */
  children: ReactNode
}

/** The frame of every page with a header and a footer, and the way past them. */
export function AppShell({ header, footer, pageKey, children }: AppShellProps) {
  const main = useFocusOnPage<HTMLElement>(pageKey)

  return (
    <div css={styles.shell}>
      <SkipLink targetId="content" />
      {/* On a page that was drawn ahead, each comes to life as a piece of work of its own. */}
      <Suspense>{header}</Suspense>
      <main css={styles.main} id="content" ref={main} tabIndex={-1}>
        {children}
      </main>
      <Suspense>{footer}</Suspense>
    </div>
  )
}
