import type { Theme } from '@emotion/react'

export const formErrorStyles = ({ color, space, radius, media }: Theme) => ({
  box: {
    display: 'flex',
    gap: space.m,
    padding: '12px 16px 10px',
    borderRadius: radius.m,
    background: color.dangerSurface,
    color: color.dangerText,
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
})
