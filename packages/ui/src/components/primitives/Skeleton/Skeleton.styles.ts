import type { Theme } from '@emotion/react'

import { torana } from '../../../theme/torana.ts'

export const skeletonStyles = ({ color, radius }: Theme) => ({
  shape: { position: 'relative' as const, background: color.neutralSurface },
  text: { blockSize: '14px', borderRadius: '6px' },
  leaf: { minBlockSize: '132px', borderRadius: radius.leaf },
  torana: { ...torana, aspectRatio: '16 / 9' },
  block: { minBlockSize: '44px', borderRadius: radius.m },
})
