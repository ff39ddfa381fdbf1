import { theme } from '../../../theme/theme.ts'

const { space, measure } = theme

export const changePasswordFormStyles = {
  form: { display: 'grid', gap: space.l, inlineSize: `min(${measure.form}, 100%)` },
}
