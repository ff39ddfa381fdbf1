import { Suspense, type ReactNode } from 'react'

import { useFocusOnPage } from '../../../../design-system/hooks/useFocusOnPage.ts'
import { SkipLink } from '../../../../design-system/primitives/SkipLink/SkipLink.tsx'
import { appShellStyles as styles } from './AppShell.styles.ts'

export interface AppShellProps {
  header: ReactNode
  footer: ReactNode
  /** Key of the page, such as its path. A change focuses the page's heading. */
  pageKey: string
  /** Content with its own h1. */
  children: ReactNode
}

export function AppShell({ header, footer, pageKey, children }: AppShellProps) {
  const main = useFocusOnPage<HTMLElement>(pageKey)

  return (
    <div css={styles.shell}>
      <SkipLink targetId="content" />
      {/* Separate boundaries, so that each hydrates on its own. */}
      <Suspense>{header}</Suspense>
      <main css={styles.main} id="content" ref={main} tabIndex={-1}>
        {children}
      </main>
      <Suspense>{footer}</Suspense>
    </div>
  )
}
