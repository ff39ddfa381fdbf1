import { theme } from '../../../theme/theme.ts'

const { space } = theme

export const modelKeyFormStyles = {
  form: { display: 'grid', gap: space.l, inlineSize: '100%' },
}
