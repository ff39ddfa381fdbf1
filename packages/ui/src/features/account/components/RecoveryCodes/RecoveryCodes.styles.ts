import { theme } from '../../../../design-system/theme/theme.ts'

const { space, size, color, radius } = theme

export const recoveryCodesStyles = {
  place: { display: 'grid', gap: space.l },
  codes: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space.s,
    margin: 0,
    padding: space.m,
    borderRadius: radius.s,
    background: color.sunken,
    fontSize: size.body,
    listStyle: 'none',
    userSelect: 'all' as const,
  },
  actions: { display: 'flex', flexWrap: 'wrap' as const, gap: space.m },
}
