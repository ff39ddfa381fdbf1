import type { Theme } from '@emotion/react'

import type { Gap } from '../Stack/Stack.styles.ts'

export const clusterStyles = ({ theme, gap }: { theme: Theme; gap: Gap }) => ({
  display: 'flex',
  flexWrap: 'wrap' as const,
  alignItems: 'center',
  gap: theme.space[gap],
})
