import { theme } from '../../../../design-system/theme/theme.ts'

const { color, lineWidth, media, size, space } = theme

export const commentListStyles = {
  list: { display: 'grid', justifyItems: 'start' as const, gap: space.l, minInlineSize: 0 },
  thread: {
    inlineSize: '100%',
    minInlineSize: 0,
    paddingBlockEnd: space.m,
    borderBlockEnd: `${lineWidth.hairline} solid ${color.lineSubtle}`,
  },
  by: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    gap: `${space.xs} ${space.sPlus}`,
    minInlineSize: 0,
    color: color.textMuted,
    fontSize: size.label,
  },
  name: {
    color: color.textSecondary,
    fontWeight: 600,
    overflowWrap: 'anywhere' as const,
  },
  words: {
    marginBlockStart: space.s,
    '& > div': { fontSize: size.choice, lineHeight: 1.6 },
  },
  deleted: { color: color.textMuted, fontStyle: 'italic' },
  acts: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    gap: space.s,
    marginBlockStart: space.s,
    color: color.textMuted,
    fontSize: size.label,
  },
  end: { display: 'flex', alignItems: 'center', marginInlineStart: 'auto' },
  answers: {
    display: 'grid',
    gap: space.l,
    marginBlockStart: space.m,
    marginInlineStart: space.xs,
    paddingInlineStart: space.l,
    borderInlineStart: `${lineWidth.hairline} solid ${color.line}`,
    listStyle: 'none',
    [media.from.m]: { marginInlineStart: space.m, paddingInlineStart: space.xl },
    '& > li': { minInlineSize: 0 },
  },
}
