import type { Theme } from '@emotion/react'

/** A surface that hangs from the gold double line: straight above, round below. */
export const hangingSurface = (
  { radius, shadow, goldDoubleLine }: Pick<Theme, 'radius' | 'shadow' | 'goldDoubleLine'>,
  line: string,
) => ({
  border: `1px solid ${line}`,
  borderBlockStart: goldDoubleLine,
  borderRadius: `0 0 ${radius.l} ${radius.l}`,
  boxShadow: shadow,
})

/** The same as a list that drops down over the page. */
export const droppedSurface = (
  theme: Pick<Theme, 'color' | 'space' | 'layer' | 'radius' | 'shadow' | 'goldDoubleLine'>,
) => ({
  ...hangingSurface(theme, theme.color.line),
  position: 'absolute' as const,
  // Whoever opens a list means it more than the notice that lies there.
  zIndex: theme.layer.toast + 1,
  padding: theme.space.s,
  background: theme.color.raised,
})
