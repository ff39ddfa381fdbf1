import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, radius, focusRing, control, lineWidth } = theme

export const structureJsonStyles = {
  place: { display: 'grid', gap: space.s, minInlineSize: 0 },
  editors: { display: 'flex', justifyContent: 'flex-end', gap: space.xs },
  editor: {
    minBlockSize: control.s,
    paddingInline: space.m,
    border: `${lineWidth.hairline} solid transparent`,
    borderRadius: radius.full,
    background: 'transparent',
    color: color.textMuted,
    fontSize: size.label,
    cursor: 'pointer',
    '&:hover': { color: color.text },
    '&:focus-visible': focusRing,
    '&[aria-pressed="true"]': { borderColor: color.line, color: color.text },
  },
  code: { display: 'grid', gap: space.xs, minInlineSize: 0 },
  reset: { justifySelf: 'start' },
}
