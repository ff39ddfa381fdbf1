import type { Theme } from '@emotion/react'

export const adminUsersScreenStyles = ({ color, space, size, media }: Theme) => ({
  title: { marginBlockEnd: space.l, fontSize: size.title },
  filters: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'end',
    gap: space.l,
    '& > :first-child': { gridColumn: '1 / -1' },
    // As high as the field beside them.
    '& select': { blockSize: '44px', paddingBlock: '9px 7px' },
    [media.from.m]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)',
      maxInlineSize: '760px',
      '& > :first-child': { gridColumn: 'auto' },
    },
  },
  count: {
    minBlockSize: '1.5em',
    marginBlock: `${space.l} ${space.m}`,
    color: color.textMuted,
    fontSize: size.label,
  },
  waiting: { display: 'grid', gap: space.s },
})
