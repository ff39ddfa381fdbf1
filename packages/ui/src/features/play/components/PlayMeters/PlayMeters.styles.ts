import { theme } from '../../../../design-system/theme/theme.ts'

const { color, size, space, radius, media } = theme

export const playMetersStyles = {
  meters: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    columnGap: space.xl,
    rowGap: space.xs,
    paddingBlockEnd: space.m,
    color: color.textSecondary,
    fontSize: size.label,
    lineHeight: 1.4,
  },
  row: { display: 'flex', flexWrap: 'wrap' as const, columnGap: space.s, alignItems: 'baseline' },
  label: { color: color.textMuted },
  value: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    columnGap: space.s,
    overflowWrap: 'anywhere' as const,
  },
  bar: {
    inlineSize: theme.control.xxl,
    blockSize: space.xs,
    overflow: 'hidden',
    border: `${theme.lineWidth.hairline} solid ${color.lineControl}`,
    borderRadius: radius.full,
  },
  full: {
    display: 'block',
    blockSize: '100%',
    background: color.accent,
    [media.forcedColors]: { background: 'ButtonText' },
  },
  count: { color: color.textMuted },
}
