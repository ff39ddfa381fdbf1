import type { Theme } from '@emotion/react'

export const notFoundScreenStyles = ({ color, space, font, size, media }: Theme) => ({
  screen: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    minBlockSize: '70vh',
    padding: `${space.huge} ${space.l}`,
    textAlign: 'center' as const,
  },
  drawing: { inlineSize: 'min(320px, 80%)', marginBlockEnd: space.xxl },
  leaf: { fill: color.leaf },
  hole: { fill: color.canvas, stroke: color.leafMuted, strokeWidth: 1.5 },
  line: { fill: 'none', stroke: color.leafMuted, strokeWidth: 2, strokeLinecap: 'round' as const },
  title: { fontSize: '2.125rem', [media.from.m]: { fontSize: size.title } },
  message: {
    maxInlineSize: '34em',
    marginBlock: `${space.m} ${space.xl}`,
    color: color.textSecondary,
    fontFamily: font.story,
    fontSize: size.story,
    lineHeight: 1.6,
  },
})
