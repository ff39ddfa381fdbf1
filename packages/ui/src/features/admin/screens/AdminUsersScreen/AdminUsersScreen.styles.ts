import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, media, measure } = theme

export const adminUsersScreenStyles = {
  filters: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'end',
    gap: space.l,
    '& > :is(:first-child, button)': { gridColumn: '1 / -1' },
    [media.from.m]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)',
      maxInlineSize: measure.sheet,
      '& > :first-child': { gridColumn: 'auto' },
    },
  },
  count: {
    minBlockSize: '1.5em',
    marginBlock: `${space.l} ${space.m}`,
    color: color.textMuted,
    fontSize: size.label,
  },
}

export const userTableStyles = {
  names: { display: 'grid', lineHeight: 1.35, overflowWrap: 'anywhere' as const },
  username: { color: color.text, fontWeight: 600 },
  quiet: { color: color.textMuted, fontSize: size.label },
  menu: { display: 'grid', gap: space.s, padding: space.xs },
}
