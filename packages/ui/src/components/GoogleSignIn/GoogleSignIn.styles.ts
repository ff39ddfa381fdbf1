import type { Theme } from '@emotion/react'

export const googleSignInStyles = ({ color, space, size }: Theme) => ({
  place: { display: 'grid', gap: space.l },
  or: {
    display: 'flex',
    alignItems: 'center',
    gap: space.m,
    color: color.textMuted,
    fontSize: size.label,
    '&::before, &::after': {
      content: '""',
      flex: 1,
      borderBlockStart: `1px solid ${color.line}`,
    },
  },
  slot: {
    display: 'grid',
    justifyContent: 'center',
    minBlockSize: '44px',
    // A frame whose scheme is not the page's is painted on white.
    colorScheme: 'light',
  },
})
