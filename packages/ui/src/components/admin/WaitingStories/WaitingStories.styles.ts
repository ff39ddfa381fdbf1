import type { Theme } from '@emotion/react'

import { pageSide } from '../../../theme/pageSide.ts'

export const waitingStoriesStyles = ({ color, space, size }: Theme) => ({
  words: { display: 'grid', gap: space.xs },
  title: { color: color.text, fontSize: size.card, overflowWrap: 'anywhere' as const },
  tagline: { overflowWrap: 'anywhere' as const, ...pageSide },
  facts: { color: color.textMuted, fontSize: size.label, overflowWrap: 'anywhere' as const },
})
