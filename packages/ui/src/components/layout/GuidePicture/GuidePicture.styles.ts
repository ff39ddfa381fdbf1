import type { Theme } from '@emotion/react'

export const guidePictureStyles = ({ color, space, radius, media }: Theme) => ({
  picture: {
    display: 'block',
    inlineSize: 'min(100%, 292px)',
    blockSize: 'auto',
    marginBlockStart: space.l,
    border: `1px solid ${color.lineSubtle}`,
    borderRadius: radius.l,
    [media.from.m]: { inlineSize: 'min(100%, 896px)' },
  },
})
