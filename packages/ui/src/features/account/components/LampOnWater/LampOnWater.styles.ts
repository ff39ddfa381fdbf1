import { theme } from '../../../../design-system/theme/theme.ts'

const { color } = theme

const line = { fill: 'none', strokeLinecap: 'round' as const, strokeLinejoin: 'round' as const }

export const lampOnWaterStyles = {
  painting: { inlineSize: '100%', blockSize: '100%' },
  sky: { fill: color.surface },
  dusk: { fill: color.raised },
  glowBand: { fill: color.overlay },
  bank: { fill: color.canvas },
  window: { fill: color.action, opacity: 0.85 },
  water: { fill: color.noteSurface },
  reflection: { ...line, stroke: color.action, strokeWidth: 5, opacity: 0.55 },
  clay: { fill: color.brand, stroke: color.accent, strokeWidth: 2.5 },
  star: { ...line, stroke: color.leaf, strokeWidth: 1.4, opacity: 0.8 },
  moon: { fill: color.leaf },
  moonLine: { ...line, stroke: color.lineGold, strokeWidth: 1.4 },
  moonDots: { ...line, stroke: color.accent, strokeWidth: 2.4, strokeDasharray: '0.1 9' },
  ripple: { ...line, stroke: color.line, strokeWidth: 1.5 },
  glow: { fill: color.accent, opacity: 0.1 },
  flame: { fill: color.action },
  ember: { fill: color.leaf },
  gold: { ...line, stroke: color.accent, strokeWidth: 2.5 },
}
