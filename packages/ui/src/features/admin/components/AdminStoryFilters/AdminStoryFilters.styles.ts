import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, radius, size, focusRing, media, control, lineWidth } = theme

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
}

export const adminStoryFiltersStyles = {
  form: {
    display: 'grid',
    gap: space.m,
    [media.from.m]: grid,
    [media.from.l]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.from.xl]: { gridTemplateColumns: 'minmax(0, 1.8fr) repeat(5, minmax(0, 1fr))' },
  },
  search: { gridColumn: '1 / -1', [media.from.l]: { gridColumn: 'auto' } },
  // A grid in the sheet on a phone, otherwise inline with the search.
  lists: { ...grid, gap: space.m, [media.from.m]: { display: 'contents' } },
  chips: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    gap: space.s,
    gridColumn: '1 / -1',
    '&:empty': { display: 'none' },
  },
  chip: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.s,
    minBlockSize: control.m,
    paddingInline: space.m,
    border: `${lineWidth.hairline} solid ${color.lineControl}`,
    borderRadius: radius.full,
    background: 'none',
    color: color.text,
    font: 'inherit',
    fontSize: size.small,
    cursor: 'pointer',
    '&:hover': { borderColor: color.accent },
    '&:focus-visible': focusRing,
  },
  // On a phone the sheet has its own button.
  clear: { [media.below.m]: { display: 'none' } },
}
