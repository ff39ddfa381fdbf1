import { positionOf } from '@kathasagar/story/storedPicture'
import { useRef, type ReactNode } from 'react'

import { useScrollLock } from '../../../../design-system/hooks/useScrollLock.ts'
import { useVisibleHeight } from '../../../../design-system/hooks/useVisibleHeight.ts'
import { pane } from '../../../../design-system/theme/sizes.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, layer, doubleLine, media, screen, column } = theme

const LOG_MIN = pane.l

const styles = {
  shell: {
    position: 'relative' as const,
    isolation: 'isolate' as const,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    blockSize: `var(--ui-visible-height, ${screen.dynamic})`,
    // Container queries use the height of this element instead of the window height.
    container: 'play / size',
    overflow: 'hidden',
    touchAction: 'manipulation',
    background: color.canvas,
    // Prints the complete story instead of its visible part.
    '@media print': { display: 'block', blockSize: 'auto', container: 'none', overflow: 'visible' },
  },
  withAside: { [media.from.xl]: { '--ui-beside': column.xxl } },
  ground: {
    position: 'absolute' as const,
    inset: 0,
    zIndex: -1,
    overflow: 'hidden',
    '&::after': {
      content: '""',
      position: 'absolute' as const,
      inset: 0,
      background: `linear-gradient(90deg, ${color.scrim}, ${color.scrimClear} 24%), ${color.scrim}`,
    },
    [media.forcedColors]: { display: 'none' },
  },
  cover: { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' as const },
  middle: {
    position: 'relative' as const,
    display: 'flex',
    minBlockSize: 0,
    [media.tall]: { minBlockSize: LOG_MIN },
    '@media print': { display: 'block' },
  },
  story: {
    display: 'flex',
    flex: 1,
    minInlineSize: 0,
    minBlockSize: 0,
    '@media print': { display: 'block' },
  },
  dock: {
    position: 'relative' as const,
    zIndex: layer.sticky,
    borderBlockStart: doubleLine,
    background: color.surface,
  },
}

export interface PlayShellProps {
  /** URL of the cover, which is the darkened background. Default: no background image. */
  coverUrl?: string | null | undefined
  top: ReactNode
  children: ReactNode
  aside?: ReactNode
  dock?: ReactNode
}

/** Full-screen layout with a top bar, the story and a bottom area. Only the story scrolls. */
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
