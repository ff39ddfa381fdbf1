import styled from '@emotion/styled'

import type { Gap } from '../Stack/Stack.styles.ts'
import { clusterStyles } from './Cluster.styles.ts'

export interface ClusterProps {
  gap: Gap
}

/** Lays out items in a row that wraps. `as="ul"` makes it a list. */
export const Cluster = styled.div<ClusterProps>(clusterStyles)
