import { theme } from '../../../../design-system/theme/theme.ts'

const { space } = theme

export const loginFormStyles = {
  between: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s,
  },
}
