import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, media, doubleLine, layer } = theme

export const storyHeroStyles = {
  hero: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.xl,
    [media.from.m]: { marginBlockStart: space.xxl },
    [media.from.xl]: {
      gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)',
      gap: space.huge,
      alignItems: 'start',
    },
  },
  // On a phone the picture extends to both edges.
  cover: { [media.below.m]: { inlineSize: 'auto', marginInline: `calc(-1 * ${space.l})` } },
  marks: { display: 'flex', flexWrap: 'wrap' as const, alignItems: 'center', gap: space.m },
  title: {
    marginBlock: `${space.mPlus} ${space.sPlus}`,
    fontSize: size.ending,
    overflowWrap: 'anywhere' as const,
    [media.from.m]: { fontSize: size.hero },
    '&:lang(hi), &:lang(mr)': { lineHeight: 1.35 },
  },
  author: {
    display: 'flex',
    alignItems: 'center',
    gap: space.m,
    color: color.textSecondary,
  },
  counts: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    gap: `${space.s} calc(${space.l} + ${space.hair})`,
    marginBlock: `${space.lPlus} ${space.xl}`,
    color: color.textSecondary,
    fontSize: size.note,
    fontVariantNumeric: 'tabular-nums lining-nums',
    [media.from.m]: { columnGap: space.xl, fontSize: size.body },
  },
  count: { display: 'flex', alignItems: 'center', gap: space.s },
  number: { marginInlineEnd: space.xs, color: color.text, fontWeight: 600 },
  series: { marginBlockStart: space.s, color: color.textMuted, overflowWrap: 'anywhere' as const },
  penName: {
    color: color.textMuted,
    fontSize: size.label,
    marginBlockStart: space.xs,
  },
  ways: { display: 'flex', flexWrap: 'wrap' as const, alignItems: 'center', gap: space.m },
  actions: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    gap: space.m,
    '& [aria-pressed="true"] path': { fill: 'currentcolor' },
    [media.below.m]: {
      position: 'fixed' as const,
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: layer.sticky,
      flexWrap: 'nowrap' as const,
      padding: `${space.sPlus} ${space.l} calc(${space.sPlus} + env(safe-area-inset-bottom))`,
      borderBlockStart: doubleLine,
      background: color.surface,
    },
  },
  said: {
    color: color.textMuted,
    fontSize: size.label,
    // Above a phone's fixed bar, which has no space for the text.
    [media.below.m]: {
      position: 'absolute' as const,
      insetInlineEnd: space.l,
      insetBlockEnd: '100%',
      paddingInline: space.m,
      background: color.surface,
    },
  },
  play: { [media.below.m]: { flex: 1, minBlockSize: space.huge, paddingInline: space.m } },
}
