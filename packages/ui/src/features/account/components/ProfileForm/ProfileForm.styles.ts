import { theme } from '../../../../design-system/theme/theme.ts'

const { space } = theme

export const profileFormStyles = {
  pictures: { display: 'grid', gap: space.m },
  placed: { display: 'flex', gap: space.l, alignItems: 'center' },
}
