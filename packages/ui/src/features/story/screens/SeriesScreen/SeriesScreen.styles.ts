import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, media, measure } = theme

export const seriesScreenStyles = {
  head: {
    display: 'grid',
    justifyItems: 'start',
    gap: space.m,
    marginBlock: `${space.xl} ${space.xxl}`,
    [media.from.l]: { marginBlockStart: space.huge },
  },
  kicker: { color: color.textMuted, fontSize: size.label },
  title: {
    fontSize: size.section,
    lineHeight: 1.15,
    overflowWrap: 'anywhere' as const,
    [media.from.l]: { fontSize: size.hero },
  },
  author: { display: 'flex', alignItems: 'center', gap: space.s },
  about: {
    maxInlineSize: measure.reading,
    color: color.textSecondary,
    overflowWrap: 'anywhere' as const,
    whiteSpace: 'pre-line' as const,
  },
  parts: { paddingBlockEnd: space.giant },
}
