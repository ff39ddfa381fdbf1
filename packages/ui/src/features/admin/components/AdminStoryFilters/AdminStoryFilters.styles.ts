import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, radius, size, media, control, lineWidth, tile } = theme

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  gap: space.m,
}

export const adminStoryFiltersStyles = {
  form: {
    ...grid,
    marginBlockEnd: space.s,
    [media.from.m]: { gridTemplateColumns: `minmax(0, 1fr) ${tile.l} auto` },
  },
  search: { [media.below.m]: { gridColumn: '1 / -1' } },
  lists: {
    ...grid,
    gridColumn: '1 / -1',
    [media.from.m]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.from.xl]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
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
  },
  // On a phone the filter sheet has its own button.
  clear: { [media.below.m]: { display: 'none' } },
}
