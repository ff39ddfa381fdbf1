import { theme } from '../../theme/theme.ts'

const { space, size, color, lineWidth } = theme

const row = { display: 'flex', flexWrap: 'wrap' as const, alignItems: 'center' }

export const collectionStyles = {
  section: { display: 'grid', gap: space.s, minInlineSize: 0, inlineSize: '100%' },
  heading: { fontSize: size.lead },
  muted: { color: color.textMuted, fontSize: size.small, lineHeight: 1.5 },
  list: { display: 'grid', margin: 0, padding: 0, listStyle: 'none' },
  item: {
    ...row,
    justifyContent: 'space-between',
    gap: space.s,
    minInlineSize: 0,
    paddingBlock: space.s,
    borderBlockStart: `${lineWidth.hairline} solid ${color.lineSubtle}`,
  },
  actions: { ...row, gap: space.xs },
}
