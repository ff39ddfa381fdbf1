import type { Theme } from '@emotion/react'

export const commandCostListStyles = ({ color, space, media }: Theme) => ({
  grid: {
    display: 'grid',
    gap: `0 ${space.xxl}`,
    [media.from.m]: { gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' },
  },
  row: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space.m,
    padding: '12px 0 10px',
    borderBlockEnd: `1px solid ${color.lineSubtle}`,
  },
  name: { fontWeight: 600, overflowWrap: 'anywhere' as const },
  cost: { color: color.accent, whiteSpace: 'nowrap' as const },
})
