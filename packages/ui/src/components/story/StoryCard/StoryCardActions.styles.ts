import type { Theme } from '@emotion/react'

export const storyCardActionsStyles = ({ color, size, space, optical }: Theme) => ({
  actions: {
    display: 'flex',
    // Long counts, as in lakhs, leave no room for the button beside them.
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    gap: `${space.s} ${space.mPlus}`,
    marginBlockStart: 'auto',
    paddingBlockStart: space.s,
    color: color.textMuted,
    fontSize: size.label,
    fontVariantNumeric: 'tabular-nums lining-nums',
    // The longer word takes its room from between the counts, so that the foot stays one line.
    '&:has([data-pending])': { columnGap: space.s },
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
    marginInlineStart: 'auto',
    '&[data-pending]': { paddingInline: space.s, fontSize: size.small },
  },
})
