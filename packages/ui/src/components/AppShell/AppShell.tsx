import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

import { useTheme } from '../../theme/useTheme.ts'
import { SkipLink } from '../SkipLink/SkipLink.tsx'
import { appShellStyles } from './AppShell.styles.ts'

export interface AppShellProps {
  header: ReactNode
  footer: ReactNode
  /** Changes with the page, such as its path; the focus then goes to the new page's heading. */
  pageKey: string
  children: ReactNode
}

/** The frame of every page with a header and a footer, and the way past them. */
export function AppShell({ header, footer, pageKey, children }: AppShellProps) {
  const styles = appShellStyles(useTheme())
  const main = useFocusOnPage(pageKey)

  return (
    <div css={styles.shell}>
      <SkipLink targetId="content" />
      {header}
      <main css={styles.main} id="content" ref={main} tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  )
}

/** Moves the focus to the heading of a page that was gone to; the first page is the browser's. */
function useFocusOnPage(pageKey: string) {
  const main = useRef<HTMLElement>(null)
  const shownKey = useRef(pageKey)

  useEffect(() => {
    if (shownKey.current === pageKey) return
    shownKey.current = pageKey
    const heading = main.current?.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    const target = heading ?? main.current
    target?.focus({ preventScroll: true })
  }, [pageKey])

  return main
}
