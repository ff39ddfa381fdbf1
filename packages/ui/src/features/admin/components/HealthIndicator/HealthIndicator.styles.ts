import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, icon, radius, lineWidth, media } = theme

export const healthIndicatorStyles = {
  lamp: { display: 'inline-flex', alignItems: 'center', gap: space.sPlus },
  flame: {
    flex: 'none',
    inlineSize: icon.xs,
    blockSize: icon.xs,
    marginBlockStart: `calc(-1 * ${space.hair})`,
    border: `${lineWidth.fine} solid currentcolor`,
    borderRadius: `${radius.m} ${lineWidth.hairline} ${radius.m} ${radius.m}`,
    transform: 'rotate(45deg)',
    [media.forcedColors]: { forcedColorAdjust: 'none' as const },
  },
  lit: { color: color.positiveText, '& > [data-flame]': { background: 'currentcolor' } },
  slow: { color: color.warningText, '& > [data-flame]': { background: 'currentcolor' } },
  out: { color: color.dangerText },
  unlit: { color: color.textMuted },
}
