import { theme } from '../../../../design-system/theme/theme.ts'

const { space, media, doubleLine } = theme

export const adminAuditScreenStyles = {
  filters: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'end',
    gap: space.l,
    paddingBlockEnd: space.l,
    borderBlockEnd: doubleLine,
    '& > :is(:first-child, button)': { gridColumn: '1 / -1' },
    [media.from.l]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      '& > :first-child': { gridColumn: 'auto' },
    },
  },
  narrowed: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    gap: `${space.s} ${space.l}`,
    gridColumn: '1 / -1',
  },
  turn: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    justifyContent: 'space-between',
    gap: space.m,
    marginBlockStart: space.xl,
  },
}
