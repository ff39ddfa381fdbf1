import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, media, doubleLine, control, optical } = theme

export const adminAuditScreenStyles = {
  title: { marginBlockEnd: space.s, fontSize: size.title },
  lead: { marginBlockEnd: space.l, color: color.textMuted },
  filters: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'end',
    gap: space.l,
    paddingBlockEnd: space.l,
    borderBlockEnd: doubleLine,
    '& > :is(:first-child, button)': { gridColumn: '1 / -1' },
    // Same height as the fields in the row.
    '& select': {
      blockSize: control.touch,
      paddingBlock: `calc(${space.s} + ${optical}) calc(${space.s} - ${optical})`,
    },
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
