import { theme } from '../../../../design-system/theme/theme.ts'

const { color, column, font, icon, lineWidth, media, radius, size, space, thumb } = theme

export const commentsScreenStyles = {
  page: { display: 'grid', gap: space.xxl, paddingBlockEnd: space.huge, minInlineSize: 0 },
  strip: {
    display: 'grid',
    gridTemplateColumns: `${thumb.s} minmax(0, 1fr)`,
    alignItems: 'center',
    gap: space.l,
    paddingBlock: space.l,
    borderBlockEnd: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    '& > a': { [media.below.m]: { gridColumn: '1 / -1' } },
    [media.from.m]: { gridTemplateColumns: `${thumb.m} minmax(0, 1fr) auto` },
  },
  cover: { borderRadius: radius.s, overflow: 'hidden' },
  stripWords: { minInlineSize: 0 },
  story: {
    fontFamily: font.story,
    fontSize: size.card,
    fontWeight: 400,
    overflowWrap: 'anywhere' as const,
  },
  columns: {
    display: 'grid',
    gap: space.xxl,
    alignItems: 'start',
    '& > *': { minInlineSize: 0 },
    [media.from.xl]: {
      gridTemplateColumns: `minmax(0, 1fr) ${column.l}`,
      columnGap: space.huge,
    },
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'baseline',
    gap: `${space.xs} ${space.m}`,
    marginBlockEnd: space.l,
  },
  title: { fontSize: size.section },
  note: { color: color.textMuted, fontSize: size.label },
  closed: { marginBlock: space.l, color: color.textSecondary },
  rules: { display: 'grid', gap: space.l },
  rulesTitle: { fontSize: size.heading },
  rulesList: { display: 'grid', gap: space.m, padding: 0, listStyle: 'none' },
  rule: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space.m,
    color: color.textSecondary,
    fontFamily: font.story,
    fontSize: size.choice,
    lineHeight: 1.5,
    // A drop-shaped flame before each comment.
    '&::before': {
      content: '""',
      inlineSize: icon.dot,
      blockSize: icon.dot,
      marginBlockStart: space.s,
      transform: 'rotate(45deg)',
      borderRadius: `${radius.drop} 0 ${radius.drop} ${radius.drop}`,
      background: color.progressFill,
    },
  },
}
