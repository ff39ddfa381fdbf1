import { theme } from '../../theme/theme.ts'

const { space } = theme

export const dialogFormStyles = {
  form: { display: 'grid', gap: space.l },
  actions: { display: 'flex', flexWrap: 'wrap' as const, gap: space.m, marginBlockStart: space.s },
}
