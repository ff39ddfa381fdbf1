import { theme } from '../../theme/theme.ts'

const { color, space, size, art, media } = theme

export const emptyStateStyles = {
  box: {
    display: 'grid',
    justifyItems: 'center',
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
}
