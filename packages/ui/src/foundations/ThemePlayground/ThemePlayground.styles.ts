import { theme } from '../../theme/theme.ts'

const { color, lineWidth, media, radius, size, space } = theme

export const themePlaygroundStyles = {
  page: {
    display: 'grid',
    gap: space.xl,
    [media.from.l]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
  column: { display: 'grid', alignContent: 'start', gap: space.l, minInlineSize: 0 },
  shown: {
    display: 'grid',
    justifyItems: 'start',
    gap: space.l,
    padding: space.l,
    border: `${lineWidth.hairline} solid ${color.line}`,
    borderRadius: radius.l,
    background: color.canvas,
    color: color.text,
  },
  card: { inlineSize: '100%' },
  lines: { display: 'grid', justifyItems: 'start', gap: space.s },
  status: { minBlockSize: '1lh', fontSize: size.small },
  ratios: { display: 'grid', gap: space.xs, fontSize: size.small },
  code: {
    inlineSize: '100%',
    overflowWrap: 'anywhere' as const,
    padding: space.m,
    borderRadius: radius.m,
    background: color.sunken,
    color: color.text,
    fontSize: size.small,
    whiteSpace: 'pre-wrap' as const,
  },
}
