import type { Theme } from '@emotion/react'

export const emptyStateStyles = ({ color, space, size, art, media }: Theme) => ({
  box: {
    display: 'grid',
    justifyItems: 'center',
    // In the middle of its place, wherever that puts what it has in it.
    justifySelf: 'stretch',
    paddingBlock: space.xl,
    textAlign: 'center' as const,
  },
  boat: {
    inlineSize: art.giant,
    blockSize: art.xl,
    marginBlockEnd: space.s,
    fill: 'none',
    stroke: color.accent,
    strokeLinecap: 'round' as const,
    strokeLinejoin: 'round' as const,
    [media.forcedColors]: { stroke: 'CanvasText' },
  },
  hint: { color: color.textMuted, fontSize: size.label },
  action: { marginBlockStart: space.xl },
})
