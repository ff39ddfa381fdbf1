import { scallops } from '../../../../design-system/theme/scallops.ts'
import { torana } from '../../../../design-system/theme/torana.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, media, lineWidth, art } = theme

export const bannerPaintingStyles = {
  ground: {
    position: 'relative' as const,
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    aspectRatio: '16 / 10',
    background: `var(--ui-jali) ${color.neutralSurface}`,
    [media.below.m]: torana,
    [media.from.m]: {
      position: 'absolute' as const,
      insetBlock: 0,
      insetInline: `${lineWidth.heavy} 0`,
      aspectRatio: 'auto',
      ...scallops,
    },
  },
  drawing: {
    inlineSize: `min(62%, ${art.vast})`,
    fill: 'none',
    stroke: color.lineGold,
    strokeLinecap: 'round' as const,
    strokeLinejoin: 'round' as const,
  },
  disc: { fill: color.accent, stroke: 'none', opacity: 0.07 },
  ring: { strokeWidth: 0.5 },
  dots: { strokeWidth: 1.6, strokeDasharray: '0 5.236' },
  mark: { stroke: color.accent, strokeWidth: 0.62 },
}
