import { theme } from '../../../theme/theme.ts'

const { color, font, lineWidth, media, optical, radius, size, space } = theme

const figures = 'tabular-nums lining-nums'

export const countBarsStyles = {
  chart: {
    display: 'grid',
    alignContent: 'start',
    gap: space.s,
    minInlineSize: 0,
    padding: space.l,
    border: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    borderRadius: radius.m,
    background: color.surface,
  },
  title: { font: `600 ${size.choice}/1.4 ${font.interface}` },
  hint: { color: color.textMuted, fontSize: size.label },
  table: {
    tableLayout: 'auto' as const,
    fontVariantNumeric: figures,
    '& :is(td, th ~ th)': { textAlign: 'end' as const, whiteSpace: 'nowrap' as const },
    '& tr > :last-child': { paddingInlineEnd: 0 },
    '& tbody th': { inlineSize: '100%', color: color.text, overflowWrap: 'anywhere' as const },
    '& tbody td': { verticalAlign: 'top' },
  },
  track: {
    display: 'block',
    overflow: 'hidden',
    blockSize: space.xs,
    marginBlockStart: optical,
    borderRadius: radius.xs,
    background: color.sunken,
  },
  bar: {
    display: 'block',
    blockSize: '100%',
    borderRadius: radius.xs,
    background: color.data1,
    [media.forcedColors]: { background: 'CanvasText' },
  },
  few: { color: color.textMuted },
}
