import { torana } from '../../theme/torana.ts'
import { theme } from '../../theme/theme.ts'

const { color, radius, size, art, control, lineWidth, media } = theme

export const skeletonStyles = {
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
}
