import { theme } from '../../../../design-system/theme/theme.ts'

const { color, radius, font, size, thumb, space, lineWidth, offset } = theme

export const searchResultStyles = {
  option: {
    display: 'grid',
    gridTemplateColumns: `${thumb.m} minmax(0, 1fr)`,
    gap: space.mPlus,
    alignItems: 'center',
    padding: space.s,
    borderRadius: radius.m,
    cursor: 'pointer',
    '&:hover': { background: color.surface },
    '&[aria-selected="true"]': {
      background: color.surface,
      boxShadow: `inset 0 0 0 ${lineWidth.hairline} ${color.lineGold}`,
    },
  },
  cover: { borderRadius: radius.s },
  title: {
    display: 'block',
    font: `400 ${size.choice}/1.3 ${font.story}`,
    color: color.text,
    overflowWrap: 'anywhere' as const,
  },
  line: {
    display: 'block',
    overflow: 'hidden',
    color: color.textMuted,
    fontSize: size.small,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap' as const,
  },
  match: {
    background: 'none',
    color: color.accent,
    textDecoration: 'underline',
    textUnderlineOffset: offset.m,
  },
}
