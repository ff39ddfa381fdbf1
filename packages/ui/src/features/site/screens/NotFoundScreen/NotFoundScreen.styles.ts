import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, font, size, media, screen, art } = theme

export const notFoundScreenStyles = {
  screen: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    minBlockSize: `calc(0.7 * ${screen.block})`,
    padding: `${space.huge} ${space.l}`,
    textAlign: 'center' as const,
  },
  drawing: { inlineSize: `min(${art.vast}, 80%)`, marginBlockEnd: space.xxl },
  leaf: { fill: color.leaf },
  hole: { fill: color.canvas, stroke: color.leafMuted, strokeWidth: 1.5 },
  line: { fill: 'none', stroke: color.leafMuted, strokeWidth: 2, strokeLinecap: 'round' as const },
  title: { fontSize: size.titleSmall, [media.from.m]: { fontSize: size.title } },
  message: {
    maxInlineSize: '34em',
    marginBlock: `${space.m} ${space.xl}`,
    color: color.textSecondary,
    fontFamily: font.story,
    fontSize: size.story,
    lineHeight: 1.6,
  },
}
