import { theme } from '../../theme/theme.ts'

const { color, radius, space, control, size, lineWidth } = theme

export const colorInputStyles = {
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: `${space.s} ${space.m}`,
  },
  field: { minInlineSize: 0 },
  // Aligns the color picker with the box, below the label.
  well: {
    inlineSize: `calc(${control.touch} + ${space.s})`,
    blockSize: control.touch,
    marginBlockStart: `calc(1.5 * ${size.label} + ${space.xsPlus})`,
    padding: space.xs,
    border: `${lineWidth.hairline} solid ${color.lineControl}`,
    borderRadius: radius.m,
    background: color.field,
    cursor: 'pointer',
  },
  preview: { gridColumn: '1 / -1', minInlineSize: 0 },
}
