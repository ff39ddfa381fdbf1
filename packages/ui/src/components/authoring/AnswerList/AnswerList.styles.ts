import type { Theme } from '@emotion/react'

export const answerListStyles = ({ color, space, size, radius, lineWidth, tile }: Theme) => ({
  list: { display: 'grid', gap: space.m, minInlineSize: 0 },
  item: {
    minInlineSize: 0,
    padding: space.m,
    border: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    borderRadius: radius.m,
  },
  pair: {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(${tile.xxl}, 100%), 1fr))`,
    gap: space.l,
    alignItems: 'start',
    '& > *': { minInlineSize: 0 },
  },
  acts: { display: 'flex', justifyContent: 'flex-end', gap: space.xs },
  note: { color: color.textMuted, fontSize: size.small },
})
