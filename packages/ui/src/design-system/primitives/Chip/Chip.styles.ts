import { theme } from '../../theme/theme.ts'

const { color, radius, size, space, control, lineWidth, icon, media } = theme

export const chipStyles = {
  chip: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xsPlus,
    minBlockSize: control.tag,
    maxInlineSize: '100%',
    padding: `${space.hair} ${space.sPlus} 0`,
    border: `${lineWidth.hairline} solid ${color.line}`,
    borderRadius: radius.full,
    color: color.textSecondary,
    fontSize: size.small,
    lineHeight: 1.4,
    whiteSpace: 'nowrap' as const,
  },
  name: { overflow: 'hidden', textOverflow: 'ellipsis' },
  dot: {
    flex: 'none',
    inlineSize: icon.dot,
    blockSize: icon.dot,
    marginBlockStart: `calc(-1 * ${space.hair})`,
    border: `${lineWidth.hairline} solid ${color.lineControl}`,
    borderRadius: radius.full,
    [media.forcedColors]: { forcedColorAdjust: 'none' as const },
  },
}
