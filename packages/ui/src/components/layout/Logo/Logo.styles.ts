import type { Theme } from '@emotion/react'

export const logoStyles = ({ color, space, radius, font, size, focusRing, media }: Theme) => ({
  link: {
    display: 'flex',
    alignItems: 'center',
    gap: space.m,
    borderRadius: radius.s,
    font: `400 1.375rem/1 ${font.display}`,
    whiteSpace: 'nowrap' as const,
    '&:focus-visible': focusRing,
    '& > svg': { flex: 'none', color: color.accent, inlineSize: '32px', blockSize: '32px' },
    [media.from.m]: {
      fontSize: '1.625rem',
      '& > svg': { inlineSize: '36px', blockSize: '36px' },
    },
  },
  inHindi: {
    display: 'none',
    paddingBlockStart: '5px',
    color: color.textMuted,
    font: `400 ${size.note}/1 ${font.story}`,
    [media.from.xl]: { display: 'inline' },
  },
})
