import { theme } from '../../theme/theme.ts'

const { color, icon, lineWidth, media, radius, size, space } = theme

const trackOf = (color: string) =>
  `linear-gradient(${color} 0 0) center / 100% ${space.xs} no-repeat`

const thumb = {
  inlineSize: icon.l,
  blockSize: icon.l,
  border: `${lineWidth.hairline} solid ${color.actionEdge}`,
  borderRadius: radius.full,
  background: color.action,
  [media.forcedColors]: { borderColor: 'ButtonText', background: 'Highlight' },
}

export const sliderStyles = {
  range: { display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'center' },
  label: { color: color.textSecondary, fontSize: size.label, fontWeight: 600 },
  value: { color: color.accent, fontSize: size.label },
  slider: {
    gridColumn: '1 / -1',
    inlineSize: '100%',
    blockSize: theme.control.xs,
    // Draws its own track, because browsers choose the track color by the accent color.
    appearance: 'none' as const,
    background: trackOf(color.lineControl),
    [media.forcedColors]: { background: trackOf('CanvasText'), forcedColorAdjust: 'none' as const },
    cursor: 'pointer',
    '&::-webkit-slider-thumb': { ...thumb, appearance: 'none' as const },
    '&::-moz-range-thumb': thumb,
    '&:focus-visible': { ...theme.focusRing, [media.forcedColors]: { outlineColor: 'Highlight' } },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
  },
}
