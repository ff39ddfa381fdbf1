import { theme } from '../../../theme/theme.ts'

const { color, space, size, tile } = theme

export const fieldsDialogStyles = {
  group: {
    display: 'grid',
    gap: space.s,
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    border: 0,
    '& > legend': { marginBlockEnd: space.s, padding: 0, color: color.text, fontWeight: 600 },
  },
  beside: {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(${tile.m}, 1fr))`,
    alignItems: 'start',
    gap: space.m,
  },
  unfolded: { marginBlockStart: space.m },
  hint: { color: color.textMuted, fontSize: size.small, lineHeight: 1.45 },
}
