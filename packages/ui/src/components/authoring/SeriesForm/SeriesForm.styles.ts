import { theme } from '../../../theme/theme.ts'

const { color, space, size, measure } = theme

export const seriesFormStyles = {
  form: { display: 'grid', gap: space.l, maxInlineSize: measure.reading },
  acts: { display: 'flex', flexWrap: 'wrap' as const, alignItems: 'center', gap: space.m },
  done: { color: color.textMuted, fontSize: size.label },
}
