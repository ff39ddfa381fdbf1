import type { Theme } from '@emotion/react'

export const storyConflictStyles = ({ color, space, size, radius }: Theme) => ({
  box: {
    display: 'grid',
    gap: space.s,
    padding: space.l,
    borderRadius: radius.m,
    background: color.warningSurface,
    color: color.warningText,
  },
  title: { fontSize: size.heading },
  words: { color: color.text },
  ways: { display: 'flex', flexWrap: 'wrap' as const, gap: space.m, marginBlockStart: space.s },
})
