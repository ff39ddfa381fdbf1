import { theme } from '../../theme/theme.ts'

const { color, space, size, radius, doubleLine, media, control, lineWidth, tile } = theme

const frameStyles = {
  table: { inlineSize: '100%', borderCollapse: 'separate' as const, borderSpacing: 0 },
  // Uses gray colors, because reduced opacity would make text unreadable.
  stale: { cursor: 'progress', '& tbody': { filter: 'grayscale(0.8)' } },
  caption: { textAlign: 'start' as const },
  plain: {
    inlineSize: '100%',
    borderCollapse: 'collapse' as const,
    fontSize: size.label,
    '& :is(th, td)': {
      paddingBlock: space.s,
      paddingInline: `0 ${space.m}`,
      borderBlockEnd: `${lineWidth.hairline} solid ${color.lineSubtle}`,
      textAlign: 'start' as const,
      verticalAlign: 'baseline',
    },
    '& th': { color: color.textMuted, fontWeight: 400 },
  },
  // Visually hidden, because cards contain the labels. Visible if a button in it has the focus.
  head: {
    [media.below.l]: {
      '&:not(:focus-within)': {
        position: 'absolute' as const,
        inlineSize: lineWidth.hairline,
        blockSize: lineWidth.hairline,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap' as const,
      },
      '&:focus-within': { display: 'block' },
      '&:focus-within > tr': { display: 'flex', flexWrap: 'wrap' as const },
    },
  },
  headCell: {
    padding: `${space.none} ${space.s}`,
    borderBlockEnd: doubleLine,
    background: color.canvas,
    color: color.textSecondary,
    fontSize: size.label,
    fontWeight: 600,
    textAlign: 'start' as const,
    whiteSpace: 'nowrap' as const,
  },
  sort: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    minBlockSize: control.s,
    padding: 0,
    border: 0,
    borderRadius: radius.s,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    '&:hover > span': { opacity: 0.7 },
  },
  arrow: { display: 'inline-flex', opacity: 0 },
  shown: { '&&': { opacity: 1 } },
  stateRow: { [media.below.l]: { display: 'block' } },
  state: { paddingBlock: space.l, [media.below.l]: { display: 'block' } },
  lines: { display: 'grid', gap: space.s },
}

const cellStyles = {
  row: {
    background: color.canvas,
    // Repeats the focus ring of the row, because this cell covers the ring.
    '&:focus-visible > th': {
      boxShadow: `inset 0 ${lineWidth.thick} ${color.focus}, inset 0 -${lineWidth.thick} ${color.focus}`,
    },
    [media.below.l]: {
      position: 'relative' as const,
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      alignItems: 'center',
      gap: `${space.sPlus} ${space.m}`,
      padding: `${space.mPlus} ${space.s}`,
      borderBlockEnd: `${lineWidth.hairline} solid ${color.line}`,
    },
  },
  choosable: { [media.below.l]: { paddingInlineStart: control.touch } },
  selected: { background: color.surface },
  cell: {
    padding: space.s,
    borderBlockEnd: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    background: 'inherit',
    color: color.textSecondary,
    fontSize: size.note,
    fontWeight: 400,
    textAlign: 'start' as const,
    [media.below.l]: { minInlineSize: 0, padding: 0, border: 0 },
  },
  selectCell: {
    inlineSize: control.touch,
    [media.below.l]: {
      position: 'absolute' as const,
      insetBlockStart: space.mPlus,
      insetInlineStart: space.s,
      // No background, because it would cover the first letter of the next cell.
      background: 'none',
    },
  },
  // Stays visible while the table scrolls horizontally.
  rowHeader: {
    minInlineSize: tile.xl,
    [media.from.l]: { position: 'sticky' as const, insetInlineStart: 0, zIndex: 1 },
    [media.below.l]: { minInlineSize: 0 },
  },
  wide: { [media.from.l]: { minInlineSize: tile.huge } },
  // The double selector overrides the alignment of all cells.
  figure: {
    '&&': {
      fontVariantNumeric: 'tabular-nums lining-nums',
      [media.from.l]: { textAlign: 'end' as const },
    },
  },
  unbroken: { whiteSpace: 'nowrap' as const },
}

const placeStyles = {
  line: { [media.below.l]: { gridColumn: '1 / -1' } },
  named: {
    [media.below.l]: {
      gridColumn: '1 / -1',
      display: 'flex',
      alignItems: 'baseline',
      gap: space.s,
      '&::before': { content: 'attr(data-header)', color: color.textMuted, fontSize: size.label },
    },
  },
  fact: {
    [media.below.l]: {
      alignSelf: 'start',
      '&::before': {
        content: 'attr(data-header)',
        display: 'block',
        color: color.textMuted,
        fontSize: size.small,
      },
    },
  },
  hidden: { [media.below.l]: { display: 'none' } },
  cornered: { [media.below.l]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  start: { [media.below.l]: { gridColumn: 1 } },
  corner: { [media.below.l]: { gridArea: '1 / 2', justifySelf: 'end', textAlign: 'end' as const } },
  side: { [media.below.l]: { gridArea: '2 / 2 / span 2', justifySelf: 'end' } },
}

const groupStyles = {
  groupRow: { [media.below.l]: { display: 'block' } },
  groupName: {
    padding: `${space.xl} 0 ${space.sPlus}`,
    borderBlockEnd: `${lineWidth.hairline} solid ${color.line}`,
    color: color.textMuted,
    fontSize: size.small,
    fontWeight: 600,
    lineHeight: 1.2,
    textAlign: 'start' as const,
    [media.below.l]: { display: 'block', paddingInline: space.s },
  },
  footRow: {
    [media.below.l]: {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      paddingInline: space.s,
    },
  },
  footName: {
    padding: `${space.mPlus} ${space.s} ${space.s}`,
    color: color.text,
    fontSize: size.note,
    fontWeight: 600,
    textAlign: 'start' as const,
    [media.below.l]: { paddingInline: 0 },
  },
  footSum: {
    padding: `${space.mPlus} ${space.s} ${space.s}`,
    color: color.accent,
    fontSize: size.note,
    fontWeight: 600,
    [media.below.l]: { paddingInline: 0 },
  },
}

export const tableStyles = { ...frameStyles, ...cellStyles, ...placeStyles, ...groupStyles }
