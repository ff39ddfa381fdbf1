import { theme } from '../../../theme/theme.ts'

const { space } = theme

export const registerFormStyles = {
  fields: { display: 'grid', gap: space.l },
}
