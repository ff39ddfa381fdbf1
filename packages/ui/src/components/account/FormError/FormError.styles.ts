import type { Theme } from '@emotion/react'

export const formErrorStyles = ({ color, space, radius, media, lineWidth }: Theme) => ({
  box: {
    display: 'flex',
    gap: space.m,
    padding: `${space.m} ${space.l} ${space.sPlus}`,
    borderRadius: radius.m,
    background: color.dangerSurface,
    color: color.dangerText,
    [media.forcedColors]: { border: `${lineWidth.hairline} solid CanvasText` },
  },
})
