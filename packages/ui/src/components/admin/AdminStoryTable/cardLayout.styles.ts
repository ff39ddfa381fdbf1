/** On a phone the head is only heard, and each row is a card. */
export const cardLayout = {
  head: {
    position: 'absolute' as const,
    inlineSize: '1px',
    blockSize: '1px',
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
    columnGap: '12px',
    rowGap: '6px',
    padding: '14px 8px',
    borderBlockEnd: `1px solid ${line}`,
  }),
} as const
