import { theme } from '../../../theme/theme.ts'

const { color, font, goldDoubleLine, lineWidth, media, size, space, thumb } = theme

export const reviewListStyles = {
  list: { display: 'grid', justifyItems: 'start' as const, gap: space.l, minInlineSize: 0 },
  review: {
    display: 'grid',
    gap: space.l,
    inlineSize: '100%',
    paddingBlockEnd: space.l,
    borderBlockEnd: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    [media.from.m]: { gridTemplateColumns: `minmax(0, 1fr) ${thumb.l}` },
  },
  said: { minInlineSize: 0 },
  stars: { display: 'inline-flex', color: color.accent },
  acts: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    gap: space.s,
    marginBlockStart: space.s,
    color: color.textMuted,
    fontSize: size.label,
  },
  answer: {
    marginBlockStart: space.m,
    paddingInlineStart: space.l,
    borderInlineStart: goldDoubleLine,
  },
  answered: { color: color.accent, fontSize: size.small, fontWeight: 600 },
  reached: {
    display: 'grid',
    gridTemplateColumns: `${thumb.s} minmax(0, 1fr)`,
    alignItems: 'center',
    alignSelf: 'start',
    gap: space.m,
    color: color.textMuted,
    fontSize: size.small,
    [media.from.m]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space.s,
      marginInline: space.l,
      textAlign: 'center' as const,
    },
  },
  arch: {
    blockSize: thumb.s,
    borderBlockEnd: goldDoubleLine,
    [media.below.m]: { blockSize: `calc(${thumb.s} / 1.5)` },
  },
  reachedWords: { lineHeight: 1.35, textWrap: 'balance' as const },
  ending: {
    color: color.text,
    fontFamily: font.story,
    fontSize: size.note,
    fontWeight: 400,
    overflowWrap: 'anywhere' as const,
    [media.from.m]: { display: 'block' },
  },
  form: { display: 'grid', gap: space.m, inlineSize: '100%' },
  formTitle: { fontSize: size.heading },
  ways: { display: 'flex', flexWrap: 'wrap' as const, gap: space.s },
}
