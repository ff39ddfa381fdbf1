import styled from '@emotion/styled'

import { stackStyles, type Gap } from './Stack.styles.ts'

export interface StackProps {
  /** Air between the parts, by its name among the tokens. */
  gap: Gap
}

/** Parts below each other, with the same air between them. `as` makes it a list or a section. */
export const Stack = styled.div<StackProps>(stackStyles)
