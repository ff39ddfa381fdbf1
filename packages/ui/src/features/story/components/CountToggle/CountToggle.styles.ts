import { theme } from '../../../../design-system/theme/theme.ts'

const { color, radius, focusRing, space, optical, control } = theme

export const countToggleStyles = {
  place: {
    position: 'relative' as const,
    display: 'inline-flex',
    alignItems: 'center',
    gap: `calc(${space.xs} + ${optical})`,
    minBlockSize: control.xs,
    whiteSpace: 'nowrap' as const,
    '@media (pointer: coarse)': { minInlineSize: control.touch, minBlockSize: control.touch },
  },
  isOn: { color: color.accent },
  button: {
    flex: 'none',
    display: 'grid',
    // Negative margin, so that the 24-pixel target takes only 16 pixels in the row.
    margin: `calc(-1 * ${space.xs})`,
    padding: `${space.xsPlus} ${space.xs} ${space.xs}`,
    border: 0,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    // Extends the target over the count, which is not part of the name.
    '&::after': {
      content: '""',
      position: 'absolute' as const,
      inset: 0,
      insetInline: `calc(-1 * (${space.xs} + ${optical}))`,
      borderRadius: radius.s,
    },
    '& > svg': { marginBlockStart: `calc(-1 * ${space.hair})` },
    '&[data-hovered]': { color: color.accent },
    // The focus ring includes the count.
    '&:focus-visible': { outline: 'none' },
    '&[data-focus-visible]::after': focusRing,
    '&[aria-pressed="true"] path': { fill: 'currentcolor' },
  },
}
