import type { Theme } from '@emotion/react'

export const loadMoreStyles = ({ space, media, tile }: Theme) => ({
  place: { display: 'flex', justifyContent: 'center', marginBlockStart: space.huge },
  button: { minInlineSize: tile.huge, [media.below.m]: { inlineSize: '100%' } },
})
