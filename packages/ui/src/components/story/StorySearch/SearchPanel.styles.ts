import type { Theme } from '@emotion/react'

import { droppedSurface } from '../../../theme/hangingSurface.ts'

export const searchPanelStyles = ({ color, space, media, ...theme }: Theme) => ({
  panel: {
    ...droppedSurface({ color, space, ...theme }),
    insetInlineStart: 0,
    insetBlockStart: '100%',
    inlineSize: '100%',
    maxBlockSize: 'min(560px, 70vh)',
    overflowY: 'auto' as const,
    overscrollBehavior: 'contain' as const,
    [media.from.m]: { inlineSize: 'max(100%, 440px)' },
  },
  // Stays in the page while nothing is told, or a screen reader would miss the first word.
  silent: { position: 'absolute' as const, clipPath: 'inset(50%)', pointerEvents: 'none' as const },
  status: { padding: '10px 12px 8px', color: color.textSecondary },
  retry: { paddingInline: space.m, paddingBlockEnd: space.s },
})
