import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, media, tile, lineWidth } = theme

export const commandCostListStyles = {
  grid: {
    display: 'grid',
    gap: `0 ${space.xxl}`,
    [media.from.m]: { gridTemplateColumns: `repeat(auto-fill, minmax(${tile.xl}, 1fr))` },
  },
  row: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space.m,
    padding: `${space.m} 0 ${space.sPlus}`,
    borderBlockEnd: `${lineWidth.hairline} solid ${color.lineSubtle}`,
  },
  name: { fontWeight: 600, overflowWrap: 'anywhere' as const },
  cost: { color: color.accent, whiteSpace: 'nowrap' as const },
}
