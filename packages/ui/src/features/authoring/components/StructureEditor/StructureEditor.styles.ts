import { theme } from '../../../../design-system/theme/theme.ts'

const {
  color,
  space,
  radius,
  size,
  shadow,
  layer,
  focusRing,
  media,
  control,
  lineWidth,
  column,
  pane,
  screen,
} = theme

const divided = `${lineWidth.hairline} solid ${color.lineSubtle}`

export const structureEditorStyles = {
  place: { display: 'grid', gap: space.l, minInlineSize: 0 },
  tabs: {
    '& [role="tab"]': { flex: 'none', paddingInline: space.xs },
    '& > [role="tabpanel"]': { display: 'grid', gap: space.l, minInlineSize: 0 },
  },
  count: {
    color: color.textMuted,
    fontSize: size.small,
    fontWeight: 400,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  more: { display: 'grid', gap: space.l, margin: 0, padding: 0, listStyle: 'none' },
  moreHint: { marginBlockStart: space.xs, color: color.textMuted, fontSize: size.small },
  bar: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    gap: `${space.s} ${space.xl}`,
  },
  group: { display: 'flex', flexWrap: 'wrap' as const, alignItems: 'center', gap: space.s },
  view: {
    minBlockSize: control.m,
    paddingBlock: `${space.hair} 0`,
    paddingInline: space.mPlus,
    border: `${lineWidth.hairline} solid ${color.line}`,
    borderRadius: radius.full,
    background: 'transparent',
    color: color.textMuted,
    fontSize: size.label,
    cursor: 'pointer',
    '&:hover': { color: color.text },
    '&:focus-visible': focusRing,
    '&[aria-pressed="true"]': {
      borderColor: color.accent,
      background: color.raised,
      color: color.text,
      fontWeight: 600,
    },
    [media.forcedColors]: { '&[aria-pressed="true"]': { borderWidth: lineWidth.heavy } },
  },
  studio: {
    display: 'grid',
    minInlineSize: 0,
    border: divided,
    borderRadius: radius.l,
    background: color.surface,
    '& > *': { minInlineSize: 0, padding: space.l },
    '& > * + *': { borderBlockStart: divided },
    [media.from.l]: {
      gridTemplateColumns: `minmax(${column.s}, 2fr) minmax(0, 3fr)`,
      '& > * + *': { borderBlockStart: 0, borderInlineStart: divided },
    },
  },
  withGraph: {
    [media.from.l]: { gridTemplateColumns: 'minmax(0, 1fr)', '& > * + *': { border: 0 } },
    [media.from.xl]: {
      gridTemplateColumns: `${column.s} minmax(0, 1fr) ${column.m}`,
      '& > * + *': { borderInlineStart: divided },
    },
  },
  // On medium screens there is only space for the map or the outline.
  besideGraph: { [media.from.l]: { display: 'none' }, [media.from.xl]: { display: 'block' } },
  graph: {
    position: 'relative' as const,
    padding: '0 !important',
    background: color.sunken,
    minBlockSize: pane.xxl,
  },
  inspector: {
    // Contains the visually hidden texts, which would otherwise make the page longer.
    position: 'relative' as const,
    [media.from.l]: { maxBlockSize: pane.giant, overflowY: 'auto' as const },
  },
  unsound: {
    display: 'grid',
    justifyItems: 'start',
    gap: space.m,
    padding: space.l,
    border: `${lineWidth.hairline} solid ${color.dangerText}`,
  },
  source: {
    maxBlockSize: `calc(0.6 * ${screen.dynamic})`,
    padding: space.l,
    border: `${lineWidth.fine} solid ${color.line}`,
    borderRadius: radius.m,
  },
  code: {
    margin: 0,
    fontSize: size.small,
    whiteSpace: 'pre-wrap' as const,
    overflowWrap: 'anywhere' as const,
  },
  notices: {
    position: 'sticky' as const,
    insetBlockEnd: space.l,
    zIndex: layer.sticky,
    // Places the notices above the bar with the save button.
    [media.below.m]: {
      insetBlockEnd: `calc(${control.touch} + 2 * ${space.sPlus} + ${space.m} + env(safe-area-inset-bottom))`,
    },
  },
  notice: {
    display: 'flex',
    alignItems: 'center',
    gap: space.m,
    padding: `${space.s} ${space.l}`,
    border: `${lineWidth.hairline} solid ${color.lineGold}`,
    borderRadius: radius.m,
    background: color.overlay,
    boxShadow: shadow,
  },
  told: { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' as const },
}
