import type { Theme } from '@emotion/react'

import { hangingSurface } from '../../../theme/hangingSurface.ts'

export const storyDemoStyles = (theme: Theme) => {
  const { color, space, size, font, goldDoubleLine, bar } = theme

  return {
    leaf: {
      ...hangingSurface(theme, color.line),
      display: 'grid',
      gap: space.m,
      padding: space.xl,
      background: color.surface,
    },
    title: { color: color.accent, fontFamily: font.story, fontSize: size.body },
    // Four lines of a telling: the page does not jump when it is longer, it scrolls.
    log: {
      display: 'grid',
      alignContent: 'start',
      gap: space.s,
      minBlockSize: '8.5em',
      scrollMarginBlockStart: `calc(${bar.xxl} + ${space.xlPlus})`,
    },
    said: {
      paddingInlineStart: space.m,
      borderInlineStart: goldDoubleLine,
      color: color.textMuted,
    },
    text: {
      fontFamily: font.story,
      fontSize: size.story,
      lineHeight: 1.65,
      whiteSpace: 'pre-line' as const,
    },
    own: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: space.m,
      alignItems: 'end',
    },
    left: { color: color.textMuted, fontSize: size.small },
    over: { color: color.textSecondary },
    ways: { display: 'flex', flexWrap: 'wrap' as const, gap: space.m },
  }
}
