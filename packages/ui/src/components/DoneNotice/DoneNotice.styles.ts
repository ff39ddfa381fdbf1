import type { Theme } from '@emotion/react'

export const doneNoticeStyles = ({ color, radius, space, focusRing }: Theme) => ({
  notice: {
    padding: `${space.m} ${space.l} 10px`,
    borderRadius: radius.m,
    background: color.positiveSurface,
    color: color.positiveText,
    overflowWrap: 'anywhere' as const,
    '&:focus-visible': focusRing,
    // It stays in the page: only what was there before is told when it changes.
    '&:empty': { padding: 0 },
  },
})
