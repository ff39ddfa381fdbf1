import type { Theme } from '@emotion/react'

export const userCardStyles = ({ color, space, size }: Theme) => ({
  card: { display: 'grid', gap: space.xs, padding: space.xs },
  credits: {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    marginBlockEnd: space.m,
    color: color.textMuted,
    fontSize: size.label,
    '& > svg': { marginBlockStart: `calc(-1 * ${space.hair})` },
  },
})
