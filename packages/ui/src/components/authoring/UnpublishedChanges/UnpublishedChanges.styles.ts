import type { Theme } from '@emotion/react'

export const unpublishedChangesStyles = ({ color, space }: Theme) => ({
  box: { display: 'grid', gap: space.s, marginBlockEnd: space.l },
  words: { color: color.text },
  acts: { display: 'flex', flexWrap: 'wrap' as const, gap: space.m },
})
