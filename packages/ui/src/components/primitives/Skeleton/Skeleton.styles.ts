import type { Theme } from '@emotion/react'

import { torana } from '../../../theme/torana.ts'

export const skeletonStyles = ({ color, radius, size, art, control, lineWidth, media }: Theme) => ({
  shape: {
    position: 'relative' as const,
    background: color.neutralSurface,
    [media.forcedColors]: {
      outline: `${lineWidth.hairline} solid GrayText`,
      outlineOffset: `-${lineWidth.hairline}`,
    },
  },
  text: { blockSize: size.label, borderRadius: radius.drop },
  leaf: { minBlockSize: art.xxl, borderRadius: radius.leaf },
  torana: { ...torana, aspectRatio: '16 / 9' },
  block: { minBlockSize: control.touch, borderRadius: radius.m },
})
