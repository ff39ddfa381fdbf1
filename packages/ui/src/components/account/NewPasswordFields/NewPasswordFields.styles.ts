import { theme } from '../../../theme/theme.ts'

const { space } = theme

export const newPasswordFieldsStyles = {
  fields: { display: 'grid', gap: space.l },
}
