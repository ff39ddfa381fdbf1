import { theme } from '../../../../design-system/theme/theme.ts'

const { control, color, space, radius, size, focusRing, lineWidth, icon, optical } = theme

export const structureOutlineStyles = {
  // Minimum size of 0, or cached row widths would prevent the column from shrinking.
  place: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space.s,
    minInlineSize: 0,
  },
  found: { minBlockSize: '1.4em', color: color.textMuted, fontSize: size.small },
  empty: { display: 'grid', justifyItems: 'start', gap: space.m, color: color.textSecondary },
  list: {
    overflowY: 'auto' as const,
    outline: 'none',
    borderRadius: radius.m,
    '&[data-focus-visible]': focusRing,
  },
  row: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space.s,
    boxSizing: 'border-box' as const,
    blockSize: `calc(${control.l} - ${space.hair})`,
    paddingInline: `${space.s} ${space.m}`,
    border: `${lineWidth.hairline} solid transparent`,
    borderRadius: radius.m,
    cursor: 'pointer',
    outline: 'none',
    '&[data-hovered]': { background: color.raised },
    '&[data-selected]': { borderColor: color.lineControl, background: color.raised },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: `-${lineWidth.thick}` },
    '@media (forced-colors: active)': { '&[data-selected]': { borderColor: 'Highlight' } },
  },
  dot: {
    display: 'inline-block',
    inlineSize: `calc(${icon.dot} + ${optical})`,
    blockSize: `calc(${icon.dot} + ${optical})`,
    border: `${lineWidth.hairline} solid ${color.lineControl}`,
    borderRadius: radius.full,
    verticalAlign: 'middle',
  },
  scene: {},
  start: { borderColor: color.action, background: color.action },
  ending: {
    borderColor: color.accent,
    borderRadius: `calc(${radius.xs} / 2)`,
    transform: 'rotate(45deg)',
  },
  missing: { borderColor: color.dangerText, background: color.dangerText },
  name: {
    overflow: 'hidden',
    paddingBlockStart: space.hair,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap' as const,
  },
  lost: { color: color.dangerText },
  what: {
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    color: color.textMuted,
    fontSize: size.caption,
    whiteSpace: 'nowrap' as const,
  },
  error: { display: 'grid', color: color.dangerText },
  hint: { display: 'grid', color: color.warningText },
  person: { display: 'grid', color: color.noteText },
}
