import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, font, lineWidth } = theme

export const walletHistoryStyles = {
  wallet: { display: 'grid', justifyItems: 'start', gap: space.m, inlineSize: '100%' },
  balance: {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    color: color.accent,
    fontFamily: font.display,
    fontSize: size.heading,
  },
  held: { color: color.textMuted, fontSize: size.note },
  list: { inlineSize: '100%' },
  change: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space.l,
    paddingBlock: space.s,
    borderBlockEnd: `${lineWidth.hairline} solid ${color.line}`,
  },
  why: { minInlineSize: 0, overflowWrap: 'anywhere' as const },
  when: { color: color.textMuted, fontSize: size.small },
  amount: {
    flex: 'none',
    position: 'relative' as const,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 600,
  },
  gain: { color: color.positiveText },
}
