import { theme } from '../../../../design-system/theme/theme.ts'

const { space } = theme

export const columnMenuStyles = {
  list: { display: 'grid', gap: space.xs, padding: space.s },
}
