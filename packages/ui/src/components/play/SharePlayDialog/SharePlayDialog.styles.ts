import { theme } from '../../../theme/theme.ts'

const { color, space, size, lineWidth } = theme

export const sharePlayDialogStyles = {
  form: { display: 'grid', gap: space.l, justifyItems: 'start' },
  words: { display: 'grid', gap: space.xs },
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
  about: { display: 'grid', minInlineSize: 0 },
  acts: { display: 'flex', flexWrap: 'wrap' as const, gap: space.xs },
}
