import styled from '@emotion/styled'

import { theme } from '../../theme/theme.ts'

export type Gap = keyof typeof theme.space

export interface StackProps {
  gap: Gap
}

/** Arranges items in a column. `as` can render a list or a section. */
export const Stack = styled.div<StackProps>(({ gap }) => ({
  display: 'grid',
  gap: theme.space[gap],
}))
