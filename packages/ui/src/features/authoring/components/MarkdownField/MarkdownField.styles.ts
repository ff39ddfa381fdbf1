import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, radius, focusRing, control, lineWidth, pane, screen } = theme

export const markdownFieldStyles = {
  place: { position: 'relative' as const, display: 'grid', gap: space.xsPlus },
  // Placed at the end of the label's line.
  views: {
    position: 'absolute' as const,
    insetBlockStart: `calc(-1 * ${space.sPlus})`,
    insetInlineEnd: 0,
    display: 'flex',
    gap: space.xs,
  },
  view: {
    minBlockSize: control.xs,
    paddingInline: space.m,
    border: `${lineWidth.hairline} solid transparent`,
    borderRadius: radius.m,
    background: 'transparent',
    color: color.textMuted,
    fontSize: size.small,
    cursor: 'pointer',
    '&[aria-pressed="true"]': { borderColor: color.lineControl, color: color.text },
    '&:hover': { color: color.text },
    '&:focus-visible': focusRing,
  },
  label: { color: color.textSecondary, fontSize: size.label },
  preview: {
    minBlockSize: pane.s,
    maxBlockSize: `calc(0.6 * ${screen.dynamic})`,
    padding: space.l,
    border: `${lineWidth.hairline} solid ${color.line}`,
    borderRadius: radius.m,
    background: color.surface,
  },
  empty: { color: color.textMuted },
}
