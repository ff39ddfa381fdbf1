import styled from '@emotion/styled'

import { stackStyles, type Gap } from './Stack.styles.ts'

export interface StackProps {
  gap: Gap
}

/** Lays out items in a column. `as` makes it a list or a section. */
export const Stack = styled.div<StackProps>(stackStyles)
