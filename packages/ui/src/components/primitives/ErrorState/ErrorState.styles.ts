import type { Theme } from '@emotion/react'

export const errorStateStyles = ({ color, space, radius, size, media }: Theme) => ({
  box: {
    display: 'flex',
    gap: space.l,
    padding: '14px 16px 12px',
    borderRadius: radius.m,
    background: color.dangerSurface,
    color: color.dangerText,
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
  words: { minInlineSize: 0 },
  title: { fontWeight: 600 },
  message: { color: color.text, fontSize: size.note },
  retry: { marginBlockStart: space.m },
})
