import type { Theme } from '@emotion/react'

export const storyConflictStyles = ({ color, space, size }: Theme) => ({
  box: {
    display: 'grid',
    gap: space.s,
    padding: space.l,
  },
  title: { fontSize: size.heading },
  words: { color: color.text },
  ways: { display: 'flex', flexWrap: 'wrap' as const, gap: space.m, marginBlockStart: space.s },
})
