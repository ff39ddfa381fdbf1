import type { Theme } from '@emotion/react'

export const errorStateStyles = ({ color, space, radius, size, media, lineWidth }: Theme) => ({
  box: {
    display: 'flex',
    gap: space.l,
    padding: `${space.mPlus} ${space.l} ${space.m}`,
    borderRadius: radius.m,
    background: color.dangerSurface,
    color: color.dangerText,
    [media.forcedColors]: { border: `${lineWidth.hairline} solid CanvasText` },
  },
  words: { minInlineSize: 0 },
  title: { fontWeight: 600 },
  message: { color: color.text, fontSize: size.note },
  retry: { marginBlockStart: space.m },
})
