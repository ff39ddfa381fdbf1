import type { Theme } from '@emotion/react'

export const coloursStyles = ({ color, space, radius, font, size }: Theme) => ({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
    gap: space.m,
  },
  swatch: {
    display: 'grid',
    gap: space.xs,
    padding: space.l,
    border: `1px solid ${color.lineSubtle}`,
    borderRadius: radius.m,
    fontSize: size.small,
  },
  ratio: { fontFamily: font.display, fontSize: size.heading, fontWeight: 400 },
  edge: { blockSize: '20px', border: '2px solid', borderRadius: radius.s },
})
