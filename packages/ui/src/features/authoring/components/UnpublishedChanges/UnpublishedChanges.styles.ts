import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space } = theme

export const unpublishedChangesStyles = {
  box: { display: 'grid', gap: space.s, marginBlockEnd: space.l },
  words: { color: color.text },
  acts: { display: 'flex', flexWrap: 'wrap' as const, gap: space.m },
}
