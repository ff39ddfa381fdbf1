import type { Theme } from '@emotion/react'

/** Surface below a gold double line, with round lower corners. */
export const hangingSurface = (
  { radius, shadow, goldDoubleLine }: Pick<Theme, 'radius' | 'shadow' | 'goldDoubleLine'>,
  line: string,
) => ({
  border: `1px solid ${line}`,
  borderBlockStart: goldDoubleLine,
  borderRadius: `0 0 ${radius.l} ${radius.l}`,
  boxShadow: shadow,
})

export const droppedSurface = (
  theme: Pick<Theme, 'color' | 'space' | 'layer' | 'radius' | 'shadow' | 'goldDoubleLine'>,
) => ({
  ...hangingSurface(theme, theme.color.line),
  position: 'absolute' as const,
  zIndex: theme.layer.toast + 1,
  padding: theme.space.s,
  background: theme.color.raised,
})
