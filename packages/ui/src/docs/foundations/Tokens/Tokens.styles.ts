import { theme } from '../../../design-system/theme/theme.ts'

const { color, control, lineWidth, media, radius, size, space } = theme

export const tokensStyles = {
  list: { display: 'grid', gap: space.m },
  row: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    gap: `${space.s} ${space.l}`,
    paddingBlockEnd: space.m,
    borderBlockEnd: `${lineWidth.hairline} solid ${color.lineSubtle}`,
  },
  name: { flex: '0 0 11em', fontWeight: 600, overflowWrap: 'anywhere' as const },
  values: {
    display: 'grid',
    flex: '3 1 26em',
    gridTemplateColumns: 'repeat(3, minmax(8em, 1fr))',
    gap: space.s,
  },
  uses: { flex: '1 1 100%', color: color.textMuted, fontSize: size.small },
  value: { display: 'flex', alignItems: 'center', gap: space.s, color: color.textSecondary },
  theme: { color: color.textMuted, fontSize: size.small },
  sample: {
    flex: 'none',
    inlineSize: control.touch,
    blockSize: control.s,
    border: `${lineWidth.hairline} solid ${color.lineControl}`,
    borderRadius: radius.s,
    [media.forcedColors]: { borderColor: 'CanvasText', forcedColorAdjust: 'none' as const },
  },
  variable: { flex: '0 1 16em', fontSize: size.small },
}
