import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size } = theme

export const storyConflictStyles = {
  box: {
    display: 'grid',
    gap: space.s,
    padding: space.l,
  },
  title: { fontSize: size.heading },
  words: { color: color.text },
  ways: { display: 'flex', flexWrap: 'wrap' as const, gap: space.m, marginBlockStart: space.s },
}
