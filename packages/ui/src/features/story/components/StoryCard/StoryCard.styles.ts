import { pageSide } from '../../../../design-system/theme/pageSide.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, radius, size, focusRing, space, optical } = theme

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
  actions: {
    display: 'flex',
    // Wraps the button if large counts take too much space.
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    gap: `${space.s} ${space.mPlus}`,
    marginBlockStart: 'auto',
    paddingBlockStart: space.s,
    color: color.textMuted,
    fontSize: size.label,
    fontVariantNumeric: 'tabular-nums lining-nums',
    // Smaller gaps for the longer label, so that the row does not wrap.
    '&:has([data-pending])': {
      columnGap: space.s,
      '&::after': { marginInlineStart: `-${space.s}` },
    },
    // Limits the width of the button if it fits into the row.
    '&::after': { content: '""', order: 1, flexGrow: 999, marginInlineStart: `-${space.mPlus}` },
  },
  toggle: { position: 'relative' as const, zIndex: 2 },
  plays: {
    display: 'flex',
    alignItems: 'center',
    gap: `calc(${space.xs} + ${optical})`,
    whiteSpace: 'nowrap' as const,
  },
  play: {
    position: 'relative' as const,
    zIndex: 2,
    order: 2,
    flexGrow: 1,
    borderColor: color.lineGold,
    color: color.accent,
    // Gold only on the active card, because a page shows many cards.
    'article:hover &, article:focus-within &': {
      borderColor: color.actionEdge,
      background: color.action,
      color: color.onAction,
    },
    '&[data-pending]': { paddingInline: space.s, fontSize: size.small },
  },
}
