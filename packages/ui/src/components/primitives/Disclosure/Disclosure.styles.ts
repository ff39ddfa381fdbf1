import type { Theme } from '@emotion/react'

export const disclosureStyles = ({ color, size, space, focusRing }: Theme) => ({
  place: {
    minInlineSize: 0,
    '& > summary': {
      overflowWrap: 'anywhere' as const,
      cursor: 'pointer',
      '&:focus-visible': focusRing,
    },
  },
  note: {
    paddingInlineStart: space.s,
    color: color.textMuted,
    fontSize: size.small,
    fontWeight: 400,
  },
})
