import { theme } from '../../../theme/theme.ts'

const { space } = theme

export const askedFieldsStyles = {
  fields: { display: 'grid', gap: space.m, paddingBlockEnd: space.m },
}
