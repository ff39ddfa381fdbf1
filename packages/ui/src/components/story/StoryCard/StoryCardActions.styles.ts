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
    // The longer word keeps to the room of the shorter one, so that the foot stays one line.
    '&[data-pending]': { paddingInline: space.xsPlus, fontSize: size.caption },
  },
})
