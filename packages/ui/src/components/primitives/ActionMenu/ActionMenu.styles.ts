import type { Theme } from '@emotion/react'

export const actionMenuStyles = ({ color, space, radius, size, shadow, focusRing }: Theme) => ({
  surface: {
    minInlineSize: '180px',
    padding: space.xs,
    border: `1px solid ${color.line}`,
    borderRadius: radius.m,
    background: color.overlay,
    boxShadow: shadow,
  },
  menu: { outline: 'none' },
  item: {
    display: 'flex',
    alignItems: 'center',
    gap: space.m,
    minBlockSize: '44px',
    paddingInline: space.m,
    borderRadius: radius.s,
    color: color.text,
    fontSize: size.note,
    cursor: 'pointer',
    outline: 'none',
    '&[data-focused]': { background: color.raised },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '-2px' },
  },
  danger: { color: color.dangerText },
})
