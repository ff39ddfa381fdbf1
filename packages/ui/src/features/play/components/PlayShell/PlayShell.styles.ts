import { pane } from '../../../../design-system/theme/sizes.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, layer, doubleLine, media, screen, column } = theme

const LOG_MIN = pane.l

export const playShellStyles = {
  shell: {
    position: 'relative' as const,
    isolation: 'isolate' as const,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    blockSize: `var(--ui-visible-height, ${screen.dynamic})`,
    // Container queries use its height instead of the window's.
    container: 'play / size',
    overflow: 'hidden',
    // Prevents a double tap from zooming.
    touchAction: 'manipulation',
    background: color.canvas,
    // Printed pages contain the whole story.
    '@media print': {
      display: 'block',
      blockSize: 'auto',
      container: 'none',
      overflow: 'visible',
    },
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
