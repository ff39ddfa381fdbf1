import type { Theme } from '@emotion/react'

export const doneNoticeStyles = ({ color, radius, space, focusRing }: Theme) => ({
  notice: {
    padding: `${space.m} ${space.l} ${space.sPlus}`,
    borderRadius: radius.m,
    background: color.positiveSurface,
    color: color.positiveText,
    overflowWrap: 'anywhere' as const,
    '&:focus-visible': focusRing,
    // Empty it stays in the page, for only what was there is told when it changes; without a place.
    '&:empty': { position: 'absolute' as const, padding: 0 },
  },
})
