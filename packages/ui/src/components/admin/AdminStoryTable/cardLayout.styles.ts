import { lineWidth, space } from '../../../theme/sizes.ts'

/** On a phone the head is only heard, and each row is a card. */
export const cardLayout = {
  head: {
    position: 'absolute' as const,
    inlineSize: lineWidth.hairline,
    blockSize: lineWidth.hairline,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap' as const,
  },
  row: (line: string) => ({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateAreas: [
      '"select title title"',
      '". author category"',
      '". stats premium"',
      '". featured actions"',
    ].join(' '),
    alignItems: 'center',
    columnGap: space.m,
    rowGap: space.xsPlus,
    padding: `${space.mPlus} ${space.s}`,
    borderBlockEnd: `${lineWidth.hairline} solid ${line}`,
  }),
} as const
