import { theme } from '../../../theme/theme.ts'

const { color, lineWidth, media, size, space } = theme

export const previewLinksStyles = {
  form: { display: 'grid', gap: space.m, justifyItems: 'start' as const },
  fields: {
    display: 'grid',
    alignItems: 'start' as const,
    gap: space.m,
    inlineSize: '100%',
    [media.from.m]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
  },
  note: { color: color.textMuted, fontSize: size.small, lineHeight: 1.5 },
  links: { display: 'grid', gap: space.s, marginBlockStart: space.xl },
  heading: { fontSize: size.lead },
  list: { display: 'grid', margin: 0, padding: 0, listStyle: 'none' },
  link: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s,
    paddingBlock: space.s,
    borderBlockStart: `${lineWidth.hairline} solid ${color.lineSubtle}`,
  },
  about: { display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' as const },
  acts: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    gap: space.xs,
  },
}
