import { theme } from '../../../../design-system/theme/theme.ts'

const { color, size, space, radius, focusRing, media, icon, lineWidth } = theme

export const modelOptionsStyles = {
  list: { display: 'grid', gap: space.hair, '&:focus-visible': { outline: 'none' } },
  option: {
    display: 'grid',
    gridTemplateColumns: `${icon.xl} minmax(0, 1fr) auto`,
    alignItems: 'center',
    gap: space.m,
    padding: `${space.sPlus} ${space.sPlus} ${space.s}`,
    borderRadius: radius.m,
    lineHeight: 1.35,
    cursor: 'pointer',
    '&[data-hovered]': { background: color.raised },
    '&[data-selected]': {
      background: color.surface,
      boxShadow: `inset 0 0 0 ${lineWidth.hairline} ${color.lineGold}`,
    },
    '&[data-disabled]': { cursor: 'not-allowed' },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: `-${lineWidth.thick}` },
    [media.forcedColors]: { '&[data-selected]': { outline: `${lineWidth.thick} solid Highlight` } },
  },
  note: { padding: space.sPlus, color: color.textSecondary, fontSize: size.small },
  name: { fontWeight: 600 },
  tier: { marginInlineStart: space.xs, color: color.textMuted, fontSize: size.caption },
  manner: { display: 'block', color: color.textSecondary, fontSize: size.small, lineHeight: 1.35 },
  reason: { display: 'block', color: color.textSecondary, fontSize: size.small },
  resting: { color: color.textDisabled },
  restingSwatch: { display: 'grid', filter: 'grayscale(1)', opacity: 0.6 },
  cost: { color: color.accent, fontSize: size.label, whiteSpace: 'nowrap' as const },
}
