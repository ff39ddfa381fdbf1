import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, radius, font, size, shadow, lineWidth, optical } = theme

export const statsPanelStyles = {
  panel: {
    padding: space.xl,
    border: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    borderRadius: radius.l,
    background: color.surface,
    boxShadow: shadow,
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.m,
    marginBlockEnd: space.l,
  },
  title: { fontSize: size.heading },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: space.m,
    padding: `calc(${space.sPlus} + ${optical}) 0 calc(${space.s} + ${optical})`,
    borderBlockEnd: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    '&:last-of-type': { borderBlockEnd: 0 },
  },
  isFirst: {
    marginInline: `calc(-1 * ${space.m})`,
    marginBlockEnd: space.xs,
    padding: `${space.mPlus} ${space.m} ${space.m}`,
    borderBlockEnd: 0,
    borderRadius: radius.m,
    background: color.neutralSurface,
  },
  name: {
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: space.m,
    color: color.textSecondary,
    '& > svg': {
      marginBlockStart: `calc(-1 * (${space.hair} + ${optical}))`,
      color: color.textMuted,
    },
  },
  value: {
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums lining-nums',
    textAlign: 'end' as const,
    '& > abbr': { textDecoration: 'none' },
  },
  largeValue: {
    color: color.accent,
    font: `400 ${size.subsection}/1 ${font.display}`,
  },
}
