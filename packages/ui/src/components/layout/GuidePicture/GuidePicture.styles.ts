import type { Theme } from '@emotion/react'

export const guidePictureStyles = ({ color, space, radius, media, picture, lineWidth }: Theme) => ({
  picture: {
    display: 'block',
    inlineSize: `min(100%, ${picture.phone})`,
    blockSize: 'auto',
    marginBlockStart: space.l,
    border: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    borderRadius: radius.l,
    [media.from.m]: { inlineSize: `min(100%, ${picture.desk})` },
  },
})
