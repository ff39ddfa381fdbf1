import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, font, radius, focusRing, screen, tile, thumb } = theme

const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap' as const,
}

export const adminStoryTableStyles = {
  title: { display: 'flex', alignItems: 'center', gap: space.m },
  cover: { flex: 'none', inlineSize: thumb.s },
  words: { display: 'grid', justifyItems: 'start', gap: space.hair, minInlineSize: 0 },
  line: { display: 'flex', alignItems: 'center', gap: space.s, maxInlineSize: '100%' },
  name: {
    color: color.text,
    fontFamily: font.story,
    fontSize: size.choice,
    lineHeight: 1.3,
    ...oneLine,
  },
  tagline: {
    maxInlineSize: `min(max(${tile.xxl}, 0.18 * ${screen.inline}), 100%)`,
    color: color.textMuted,
    fontSize: size.small,
    ...oneLine,
  },
  tags: { display: 'block', maxInlineSize: tile.xs, ...oneLine },
  author: {
    maxInlineSize: tile.s,
    ...oneLine,
    padding: `${space.xs} 0`,
    border: 0,
    borderRadius: radius.s,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start' as const,
    cursor: 'pointer',
    '&:hover': { color: color.text, textDecoration: 'underline' },
    '&:focus-visible': focusRing,
  },
  featured: { display: 'flex', alignItems: 'center', gap: space.s, fontSize: size.label },
  stats: { display: 'flex', gap: space.m, fontSize: size.label },
  stat: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    color: color.textMuted,
    whiteSpace: 'nowrap' as const,
    fontVariantNumeric: 'tabular-nums' as const,
  },
  actions: { display: 'flex', gap: space.s },
}
