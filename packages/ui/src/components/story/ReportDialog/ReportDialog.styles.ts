import { theme } from '../../../theme/theme.ts'

const { space } = theme

export const reportDialogStyles = {
  body: { display: 'grid', gap: space.l, justifyItems: 'start' },
}
