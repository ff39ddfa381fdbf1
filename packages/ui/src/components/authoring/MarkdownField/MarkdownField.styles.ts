import type { Theme } from '@emotion/react'

export const markdownFieldStyles = ({ color, space, size, radius, focusRing }: Theme) => ({
  place: { position: 'relative' as const, display: 'grid', gap: '6px' },
  // Beside the label, which leaves the end of its line free.
  views: {
    position: 'absolute' as const,
    insetBlockStart: '-10px',
    insetInlineEnd: 0,
    display: 'flex',
    gap: space.xs,
  },
  view: {
    minBlockSize: '28px',
    paddingInline: space.m,
    border: '1px solid transparent',
    borderRadius: radius.m,
    background: 'transparent',
    color: color.textMuted,
    fontSize: size.small,
    cursor: 'pointer',
    '&[aria-pressed="true"]': { borderColor: color.lineControl, color: color.text },
    '&:hover': { color: color.text },
    '&:focus-visible': focusRing,
  },
  label: { color: color.textSecondary, fontSize: size.label },
  preview: {
    minBlockSize: '120px',
    maxBlockSize: '60dvh',
    padding: space.l,
    border: `1px solid ${color.line}`,
    borderRadius: radius.m,
    background: color.surface,
  },
  empty: { color: color.textMuted },
})
