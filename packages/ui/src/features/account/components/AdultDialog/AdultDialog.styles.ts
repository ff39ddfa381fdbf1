import { theme } from '../../../../design-system/theme/theme.ts'

const { space } = theme

export const adultDialogStyles = {
  body: { display: 'grid', gap: space.m },
}
