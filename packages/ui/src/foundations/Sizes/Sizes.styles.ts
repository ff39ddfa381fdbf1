import { theme } from '../../theme/theme.ts'

const { color, font, icon, media, size, space } = theme

export const sizesStyles = {
  page: { display: 'grid', gap: space.huge },
  scale: { display: 'grid', gap: space.s, minInlineSize: 0 },
  heading: { fontSize: size.heading },
  purpose: { color: color.textSecondary, fontSize: size.note },
  // The widest are wider than a phone, and run off its edge instead of being shrunk.
  across: { display: 'grid', gap: space.m, overflowX: 'clip' as const },
  upright: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'flex-end',
    gap: space.l,
  },
  step: { display: 'grid', gap: space.xs, justifyItems: 'start' },
  name: { color: color.textMuted, fontFamily: font.interface, fontSize: size.small },
  length: {
    minInlineSize: 0,
    inlineSize: icon.xl,
    blockSize: icon.xs,
    margin: 0,
    background: color.accent,
    [media.forcedColors]: { background: 'CanvasText' },
  },
}
