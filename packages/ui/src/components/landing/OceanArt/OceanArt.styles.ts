import { theme } from '../../../theme/theme.ts'

const { color, pigment } = theme

const line = { fill: 'none', strokeLinecap: 'round' as const, strokeLinejoin: 'round' as const }

export const oceanArtStyles = {
  painting: { inlineSize: '100%', blockSize: '100%' },
  night: { fill: color.canvas },
  evening: { fill: color.surface },
  dusk: { fill: color.overlay },
  star: { ...line, stroke: color.leaf, strokeWidth: 1.3, opacity: 0.8 },
  halo: { fill: pigment.hingula, opacity: 0.08 },
  dots: { ...line, stroke: color.leaf, strokeWidth: 4, strokeDasharray: '0.1 16', opacity: 0.8 },
  ring: { ...line, stroke: color.lineGold, strokeWidth: 1.6 },
  moon: { fill: color.leaf },
  moonLine: { ...line, stroke: color.lineGold, strokeWidth: 1.6, opacity: 0.7 },
  geese: { fill: color.leaf },
  mast: { ...line, stroke: color.sunken, strokeWidth: 9 },
  sail: { fill: pigment.hingula, stroke: color.leaf, strokeWidth: 3 },
  sailLine: { ...line, stroke: color.accent, strokeWidth: 2 },
  script: { ...line, stroke: color.leaf, strokeWidth: 3.4 },
  hull: { fill: color.sunken, stroke: color.accent, strokeWidth: 3 },
  rim: { ...line, stroke: color.accent, strokeWidth: 2 },
  beads: { ...line, stroke: color.action, strokeWidth: 7, strokeDasharray: '0.1 22' },
  teller: { fill: color.sunken, stroke: color.accent, strokeWidth: 2.6 },
  arm: { ...line, stroke: color.accent, strokeWidth: 5 },
  water: { stroke: color.sunken, strokeWidth: 4 },
  waters: [
    { fill: color.line },
    { fill: pigment.neel },
    { fill: color.noteSurface },
    { fill: pigment.mor },
    { fill: pigment.ochre },
  ],
  stitch: {
    ...line,
    stroke: color.leaf,
    strokeWidth: 1.8,
    strokeDasharray: '14 10',
    opacity: 0.32,
  },
  glow: { fill: color.action, opacity: 0.13 },
  flame: { fill: color.leaf, stroke: color.action, strokeWidth: 3 },
  clay: { fill: color.action },
}
