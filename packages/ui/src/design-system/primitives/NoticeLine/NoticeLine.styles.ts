import { theme } from '../../theme/theme.ts'

const { color, size, space, media } = theme

export const noticeLineStyles = {
  line: {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    paddingBlock: space.hair,
    paddingInline: space.m,
    background: color.surface,
    color: color.textSecondary,
    fontSize: size.label,
    lineHeight: 1.3,
    [media.from.m]: { justifyContent: 'center', paddingInline: space.xl },
    '& > svg': { flexShrink: 0, color: color.accent },
  },
  words: { minInlineSize: 0, overflowWrap: 'anywhere' as const },
  what: { fontWeight: 600 },
  close: {
    flexShrink: 0,
    marginInlineStart: 'auto',
    borderColor: 'transparent',
    [media.from.m]: { marginInlineStart: 0 },
  },
}
