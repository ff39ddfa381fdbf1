import type { Theme } from '@emotion/react'

export const doneNoticeStyles = ({ focusRing }: Theme) => ({
  notice: {
    '&:focus-visible': focusRing,
    // Empty it stays in the page, for only what was there is told when it changes; without a place.
    '&:empty': { position: 'absolute' as const, padding: 0, border: 0 },
  },
})
