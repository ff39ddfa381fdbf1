import { theme } from '../../theme/theme.ts'

const { color, space, radius, size, shadow, focusRing, popup, lineWidth, control } = theme

export const actionMenuStyles = {
  surface: {
    minInlineSize: popup.menu,
    padding: space.xs,
    border: `${lineWidth.hairline} solid ${color.line}`,
    borderRadius: radius.m,
    background: color.overlay,
    boxShadow: shadow,
  },
  menu: { outline: 'none' },
  item: {
    display: 'flex',
    alignItems: 'center',
    gap: space.m,
    minBlockSize: control.touch,
    paddingInline: space.m,
    borderRadius: radius.s,
    color: color.text,
    fontSize: size.note,
    cursor: 'pointer',
    outline: 'none',
    '&[data-focused]': { background: color.raised },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: `-${lineWidth.thick}` },
  },
  danger: { color: color.dangerText },
}
