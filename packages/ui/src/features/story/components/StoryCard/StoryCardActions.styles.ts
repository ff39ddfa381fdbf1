import { theme } from '../../../../design-system/theme/theme.ts'

const { color, size, space, optical } = theme

export const storyCardActionsStyles = {
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
