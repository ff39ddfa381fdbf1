import styled from '@emotion/styled'

import { theme } from '../../theme/theme.ts'
import type { Gap } from '../Stack/Stack.tsx'

const WIDTHS = { ...theme.tile, story: theme.card.story }

export interface GridProps {
  gap: Gap
  /** Minimum width of a column as a token name. */
  minColumn: keyof typeof WIDTHS
}

/** Arranges items in as many columns of the same width as possible. `as` can render a list. */
export const Grid = styled.div<GridProps>(({ gap, minColumn }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${WIDTHS[minColumn]}, 100%), 1fr))`,
  gap: theme.space[gap],
}))
