import { theme } from '../../../../design-system/theme/theme.ts'

const { color, size, space, optical } = theme

export const storyCardActionsStyles = {
  actions: {
    display: 'flex',
    // Long counts, as in lakhs, leave no room for the button beside them: it takes the next line whole.
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    gap: `${space.s} ${space.mPlus}`,
    marginBlockStart: 'auto',
    paddingBlockStart: space.s,
    color: color.textMuted,
    fontSize: size.label,
    fontVariantNumeric: 'tabular-nums lining-nums',
    // The longer word takes its room from between the counts, so that the foot stays one line.
    '&:has([data-pending])': {
      columnGap: space.s,
      '&::after': { marginInlineStart: `-${space.s}` },
    },
    // Keeps the button from what it may take, where the counts leave it room in their line.
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
    '&[data-pending]': { paddingInline: space.s, fontSize: size.small },
  },
}
