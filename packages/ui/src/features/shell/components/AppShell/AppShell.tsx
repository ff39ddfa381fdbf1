import { Suspense, type ReactNode } from 'react'

import { useFocusOnPage } from '../../../../design-system/hooks/useFocusOnPage.ts'
import { SkipLink } from '../../../../design-system/primitives/SkipLink/SkipLink.tsx'
import { appShellStyles as styles } from './AppShell.styles.ts'

export interface AppShellProps {
  header: ReactNode
  footer: ReactNode
  /** Changes with the page, such as its path. Then the page's heading gets the focus. */
  pageKey: string
  /** Content with its own h1. */
  children: ReactNode
}

export function AppShell({ header, footer, pageKey, children }: AppShellProps) {
  const main = useFocusOnPage<HTMLElement>(pageKey)

  return (
    <div css={styles.shell}>
      <SkipLink targetId="content" />
      {/* Separate boundaries hydrate one by one. */}
      <Suspense>{header}</Suspense>
      <main css={styles.main} id="content" ref={main} tabIndex={-1}>
        {children}
      </main>
      <Suspense>{footer}</Suspense>
    </div>
  )
}
