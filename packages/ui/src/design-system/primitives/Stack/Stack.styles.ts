import type { AppTheme } from '../../theme/theme.ts'

export type Gap = keyof AppTheme['space']

export const stackStyles = ({ theme, gap }: { theme: AppTheme; gap: Gap }) => ({
  display: 'grid',
  gap: theme.space[gap],
})
