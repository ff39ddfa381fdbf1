import type { Theme } from '@emotion/react'

export const loadMoreStyles = ({ space, media }: Theme) => ({
  place: { display: 'flex', justifyContent: 'center', marginBlockStart: space.huge },
  button: { minInlineSize: '260px', [media.below.m]: { inlineSize: '100%' } },
})
