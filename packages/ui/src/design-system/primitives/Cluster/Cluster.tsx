import type { Theme } from '@emotion/react'
import styled from '@emotion/styled'

import type { Gap } from '../Stack/Stack.styles.ts'

const clusterStyles = ({ theme, gap }: { theme: Theme; gap: Gap }) => ({
  display: 'flex',
  flexWrap: 'wrap' as const,
  alignItems: 'center',
  gap: theme.space[gap],
})

export interface ClusterProps {
  gap: Gap
}

/** Lays out items in a row that wraps. `as="ul"` makes it a list. */
export const Cluster = styled.div<ClusterProps>(clusterStyles)
