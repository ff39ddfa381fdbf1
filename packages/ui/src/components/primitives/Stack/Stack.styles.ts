import type { Theme } from '@emotion/react'

/** Air between parts, by its name among the tokens. */
export type Gap = keyof Theme['space']

export const stackStyles = ({ theme, gap }: { theme: Theme; gap: Gap }) => ({
  display: 'grid',
  gap: theme.space[gap],
})
