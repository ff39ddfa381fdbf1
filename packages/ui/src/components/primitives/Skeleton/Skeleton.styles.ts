import type { Theme } from '@emotion/react'

import { torana } from '../../../theme/torana.ts'

export const skeletonStyles = ({ color, radius, size, art, control }: Theme) => ({
  shape: { position: 'relative' as const, background: color.neutralSurface },
  text: { blockSize: size.label, borderRadius: radius.drop },
  leaf: { minBlockSize: art.xxl, borderRadius: radius.leaf },
  torana: { ...torana, aspectRatio: '16 / 9' },
  block: { minBlockSize: control.touch, borderRadius: radius.m },
})
