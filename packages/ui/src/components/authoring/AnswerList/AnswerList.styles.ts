import { theme } from '../../../theme/theme.ts'

const { color, space, size, radius, lineWidth } = theme

export const answerListStyles = {
  list: { display: 'grid', gap: space.m, minInlineSize: 0 },
  item: {
    minInlineSize: 0,
    padding: space.m,
    border: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    borderRadius: radius.m,
  },
  acts: { display: 'flex', justifyContent: 'flex-end', gap: space.xs },
  note: { color: color.textMuted, fontSize: size.small },
}
