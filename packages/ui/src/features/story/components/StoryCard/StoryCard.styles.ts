import { pageSide } from '../../../../design-system/theme/pageSide.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, radius, size, focusRing } = theme

const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical' as const,
  overflow: 'hidden',
}

export const storyCardStyles = {
  card: { blockSize: '100%', '&:hover > [data-body]': { borderColor: color.lineGold } },
  category: { minInlineSize: 0, borderColor: color.lineGold, background: color.surface },
  author: {
    display: 'flex',
    alignItems: 'center',
    gap: `calc(${theme.space.s} + ${theme.optical})`,
    minInlineSize: 0,
    color: color.textSecondary,
    fontSize: size.label,
  },
  authorName: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap' as const,
  },
  title: { lineHeight: 1.25, overflowWrap: 'anywhere' as const, ...twoLines },
  link: {
    // Extends the link over the card, below the buttons.
    '&::after': {
      content: '""',
      position: 'absolute' as const,
      inset: 0,
      zIndex: 1,
      borderRadius: radius.l,
    },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': focusRing,
  },
  lead: {
    minBlockSize: `calc(${theme.control.touch} - ${theme.optical})`,
    color: color.textSecondary,
    fontSize: size.note,
    lineHeight: 1.45,
    overflowWrap: 'anywhere' as const,
    ...pageSide,
    ...twoLines,
    '&:lang(hi), &:lang(mr)': { lineHeight: 1.5 },
  },
}
