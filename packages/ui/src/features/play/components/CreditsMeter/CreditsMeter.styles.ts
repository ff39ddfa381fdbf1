import { keyframes } from '@emotion/react'

import { theme, space } from '../../../../design-system/theme/theme.ts'

const { color, font, size, motion, media, optical } = theme

const fly = keyframes`
  from { opacity: 1; transform: none }
  to { opacity: 0; transform: translateY(calc(-1 * (${space.lPlus} + ${space.hair}))) }
`

export const creditsMeterStyles = {
  meter: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space.l,
    color: color.textSecondary,
    [media.from.xl]: { display: 'grid', gap: space.sPlus, justifyItems: 'end' },
  },
  sum: {
    display: 'flex',
    alignItems: 'center',
    gap: space.xsPlus,
    fontSize: size.label,
    '& > svg': { order: -1, marginInlineEnd: space.xs },
    [media.from.xl]: { gap: space.sPlus, '& > svg': { order: 2, marginInlineEnd: 0 } },
  },
  label: {
    order: 1,
    color: color.textSecondary,
    [media.from.xl]: { order: 0, color: color.textMuted },
  },
  // Lowercase after the number as a unit, but not before it as a heading.
  inLine: { [media.below.xl]: { textTransform: 'lowercase' as const } },
  value: {
    color: color.text,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums lining-nums',
    [media.from.xl]: {
      order: 1,
      paddingBlockStart: `calc(${space.hair} + ${optical})`,
      color: color.accent,
      fontFamily: font.display,
      fontSize: size.heading,
      fontWeight: 400,
      lineHeight: 1,
    },
  },
  moving: { position: 'relative' as const },
  // Disappears after its animation. With reduced motion, immediately.
  change: {
    position: 'absolute' as const,
    insetBlockEnd: '100%',
    insetInlineEnd: 0,
    color: color.accent,
    fontFamily: font.interface,
    fontSize: size.label,
    fontWeight: 600,
    whiteSpace: 'nowrap' as const,
    pointerEvents: 'none' as const,
    animation: `${fly} 1.6s ${motion.ease} forwards`,
  },
  low: { color: color.warningText, [media.from.xl]: { color: color.warningText } },
}
