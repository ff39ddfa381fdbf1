import styled from '@emotion/styled'

import type { Gap } from '../Stack/Stack.styles.ts'
import { clusterStyles } from './Cluster.styles.ts'

export interface ClusterProps {
  /** Air between the parts, and between lines of them, by its name among the tokens. */
  gap: Gap
}

/** Parts side by side that go on in a next line where room ends. `as` makes it a list. */
export const Cluster = styled.div<ClusterProps>(clusterStyles)
