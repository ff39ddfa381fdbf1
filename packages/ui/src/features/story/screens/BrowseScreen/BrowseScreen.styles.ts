import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, doubleLine, media } = theme

export const browseScreenStyles = {
  filters: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space.l,
    // Full width, because the seventh filter would be alone in its row.
    [media.below.m]: { '& > :last-child': { gridColumn: '1 / -1' } },
    [media.from.m]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      paddingBlockEnd: space.xl,
      borderBlockEnd: doubleLine,
    },
    [media.from.xxl]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' },
  },
  count: {
    minBlockSize: '1.5em',
    marginBlock: `${space.xl} ${space.l}`,
    color: color.textMuted,
    fontSize: size.label,
  },
  state: { marginBlockStart: space.huge },
}
