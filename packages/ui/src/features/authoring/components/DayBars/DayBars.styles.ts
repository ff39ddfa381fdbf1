import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, radius, font, media, lineWidth, icon, optical, pane, control } = theme

const figures = 'tabular-nums lining-nums'

export const dayBarsStyles = {
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
  legend: { display: 'flex', flexWrap: 'wrap' as const, gap: `${space.xs} ${space.l}` },
  key: { display: 'flex', alignItems: 'center', gap: space.xsPlus, fontSize: size.label },
  sum: { fontVariantNumeric: figures },
  swatch: { inlineSize: icon.xs, blockSize: icon.xs, borderRadius: radius.xs },
  first: { background: color.data1, [media.forcedColors]: { background: 'CanvasText' } },
  second: { background: color.data2, [media.forcedColors]: { background: 'Highlight' } },
  plot: { fontVariantNumeric: figures },
  top: { color: color.textMuted, fontSize: size.caption },
  bars: {
    display: 'flex',
    alignItems: 'end',
    gap: optical,
    blockSize: pane.m,
    borderBlockStart: `${lineWidth.hairline} dashed ${color.line}`,
    borderBlockEnd: `${lineWidth.hairline} solid ${color.lineControl}`,
  },
  column: { display: 'flex', alignItems: 'end', flex: 1, minInlineSize: 0, blockSize: '100%' },
  bar: { flex: 1, minInlineSize: 0, borderRadius: `${radius.xs} ${radius.xs} 0 0` },
  axis: {
    display: 'flex',
    justifyContent: 'space-between',
    color: color.textMuted,
    fontSize: size.caption,
  },
  details: {
    fontSize: size.label,
    '& > summary': {
      inlineSize: 'fit-content',
      minBlockSize: control.s,
      paddingBlock: space.xsPlus,
      borderRadius: radius.s,
      color: color.link,
    },
  },
  region: { maxBlockSize: `calc(2 * ${pane.m})` },
  table: {
    fontVariantNumeric: figures,
    '& :is(th, td)': {
      padding: `${space.xs} ${space.s}`,
      borderBlockEnd: `${lineWidth.hairline} solid ${color.lineSubtle}`,
      fontWeight: 400,
      textAlign: 'end' as const,
    },
    '& tr > th:first-of-type': { textAlign: 'start' as const },
  },
}
