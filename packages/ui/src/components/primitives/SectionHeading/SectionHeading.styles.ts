import type { Theme } from '@emotion/react'

export const sectionHeadingStyles = ({ color, space, size, media, focusRing }: Theme) => ({
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: space.m,
    marginBlock: `${space.huge} ${space.l}`,
    [media.from.m]: { gap: space.l, marginBlock: `${space.giant} ${space.xl}` },
  },
  title: { fontSize: '1.625rem', [media.from.m]: { fontSize: size.section } },
  link: {
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { color: color.accent, textDecoration: 'underline', textUnderlineOffset: '6px' },
    '&:focus-visible': focusRing,
  },
  hint: { marginInline: '-10px', '& button': { borderColor: 'transparent' } },
  rule: {
    flex: 1,
    minInlineSize: space.l,
    blockSize: '4px',
    borderBlock: `1px solid ${color.lineSubtle}`,
    // On a phone the title comes first, and the rule has what it leaves.
    [media.below.m]: { minInlineSize: 0, marginInlineEnd: `-${space.m}` },
  },
  controls: {
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    [media.from.m]: { gap: space.m },
  },
})
