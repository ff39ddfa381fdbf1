import type { Theme } from '@emotion/react'

export const colorInputStyles = ({ color, radius, space, focusRing }: Theme) => ({
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: `${space.s} ${space.m}`,
  },
  field: { minInlineSize: 0 },
  // Beside the box, below the line of the label.
  well: {
    inlineSize: '52px',
    blockSize: '44px',
    marginBlockStart: '27px',
    padding: space.xs,
    border: `1px solid ${color.lineControl}`,
    borderRadius: radius.m,
    background: color.sunken,
    cursor: 'pointer',
    '&:focus-visible': focusRing,
  },
  preview: { gridColumn: '1 / -1', minInlineSize: 0 },
})
