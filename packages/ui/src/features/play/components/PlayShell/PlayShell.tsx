import { positionOf } from '@kathasagar/story/storedPicture'
import { useRef, type ReactNode } from 'react'

import { useScrollLock } from '../../../../design-system/hooks/useScrollLock.ts'
import { useVisibleHeight } from '../../../../design-system/hooks/useVisibleHeight.ts'
import { playShellStyles as styles } from './PlayShell.styles.ts'

export interface PlayShellProps {
  /** URL of the cover for the darkened background, or null. */
  coverUrl?: string | null | undefined
  top: ReactNode
  /** Scrollable content between bar and dock. */
  children: ReactNode
  aside?: ReactNode
  dock?: ReactNode
}

/** Full-screen layout that never scrolls: bar, story, dock. */
export function PlayShell({ coverUrl = null, top, children, aside, dock }: PlayShellProps) {
  const shell = useRef<HTMLElement>(null)
  useScrollLock()
  useVisibleHeight(shell)

  return (
    <main css={[styles.shell, aside ? styles.withAside : null]} ref={shell}>
      <div aria-hidden="true" css={styles.ground} data-print="hidden">
        {coverUrl !== null && (
          <img
            alt=""
            css={[styles.cover, { objectPosition: positionOf(coverUrl) }]}
            key={coverUrl}
            src={coverUrl}
          />
        )}
      </div>
      {top}
      <div css={styles.middle}>
        <div css={styles.story}>{children}</div>
        {aside}
      </div>
      {dock && (
        <div css={styles.dock} data-print="hidden">
          {dock}
        </div>
      )}
    </main>
  )
}
