import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, radius, motion, focusRing, media, control, lineWidth, icon } = theme

export const tagToggleGroupStyles = {
  group: { display: 'grid', gap: space.s, minInlineSize: 0, padding: 0, border: 0 },
  legend: {
    marginBlockEnd: space.xs,
    padding: 0,
    color: color.textSecondary,
    fontSize: size.label,
  },
  tags: { display: 'flex', flexWrap: 'wrap' as const, gap: space.s },
  tag: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xsPlus,
    minBlockSize: control.m,
    maxInlineSize: '100%',
    padding: `${space.hair} ${space.mPlus} 0`,
    border: `${lineWidth.hairline} solid ${color.lineControl}`,
    borderRadius: radius.full,
    background: 'transparent',
    color: color.textSecondary,
    fontSize: size.label,
    cursor: 'pointer',
    transition: `background ${motion.fast} ${motion.ease}`,
    '&:hover': { borderColor: color.accent, color: color.text },
    '&:focus-visible': focusRing,
    '&[aria-pressed="true"]': {
      borderColor: color.actionEdge,
      background: color.action,
      color: color.onAction,
    },
    '&:disabled': { borderColor: color.line, color: color.textDisabled, cursor: 'not-allowed' },
    [media.forcedColors]: { '&[aria-pressed="true"]': { borderWidth: lineWidth.heavy } },
  },
  dot: {
    flex: 'none',
    inlineSize: icon.dot,
    blockSize: icon.dot,
    marginBlockStart: `calc(-1 * ${space.hair})`,
    border: `${lineWidth.hairline} solid ${color.lineControl}`,
    borderRadius: radius.full,
  },
  hint: { color: color.textMuted, fontSize: size.small },
  error: { color: color.dangerText, fontSize: size.label },
}
