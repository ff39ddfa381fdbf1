import type { Theme } from '@emotion/react'

/** Floating portrait in story text, four lines high. */
export const portraitStyle = ({
  color,
  lineWidth,
  radius,
  size,
  space,
}: Pick<Theme, 'color' | 'lineWidth' | 'radius' | 'size' | 'space'>) => ({
  float: 'inline-start' as const,
  inlineSize: '5.5em',
  aspectRatio: '3/4',
  marginBlockStart: '.3em',
  marginInlineEnd: space.l,
  objectFit: 'cover' as const,
  overflow: 'hidden',
  background: color.surface,
  border: `${lineWidth.hairline} solid ${color.lineGold}`,
  borderRadius: radius.s,
  fontSize: size.body,
})
