import styled from '@emotion/styled'

import { theme } from '../../theme/theme.ts'
import type { Gap } from '../Stack/Stack.tsx'

export interface ClusterProps {
  gap: Gap
}

/** Arranges items in a row that wraps. `as="ul"` renders a list. */
export const Cluster = styled.div<ClusterProps>(({ gap }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[gap],
}))
