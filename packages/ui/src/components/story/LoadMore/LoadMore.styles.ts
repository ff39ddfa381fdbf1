import type { Theme } from '@emotion/react'

export const loadMoreStyles = ({ color, space, media, tile }: Theme) => ({
  place: { display: 'grid', justifyItems: 'center', gap: space.m, marginBlockStart: space.huge },
  fault: { color: color.dangerText },
  button: { minInlineSize: tile.huge, [media.below.m]: { inlineSize: '100%' } },
})
