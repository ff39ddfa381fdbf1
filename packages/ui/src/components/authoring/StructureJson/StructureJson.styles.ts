import type { Theme } from '@emotion/react'

export const structureJsonStyles = ({
  color,
  space,
  size,
  radius,
  focusRing,
  control,
  lineWidth,
}: Theme) => ({
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
})
