import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, font, size, goldDoubleLine, media, column, screen, art } = theme

export const storyDetailScreenStyles = {
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.xxlPlus,
    alignItems: 'start',
    // On a phone PLAY is in the bottom bar.
    [media.from.m]: { marginBlockStart: space.huge },
    [media.from.xl]: { gridTemplateColumns: `minmax(0, 1fr) ${column.xxl}`, gap: space.giant },
  },
  facts: { marginBlockEnd: space.xlPlus },
  panel: { [media.from.xl]: { position: 'sticky' as const, insetBlockStart: space.xl } },
  tagline: {
    maxInlineSize: '32em',
    marginBlockStart: space.xlPlus,
    color: color.accent,
    font: `italic 400 ${size.lead}/1.6 ${font.story}`,
  },
  heading: { margin: `${space.xxlPlus} 0 ${space.l}`, fontSize: size.heading, lineHeight: 1.2 },
  prompt: {
    maxInlineSize: '64ch',
    padding: `${space.xs} 0`,
    paddingInlineStart: space.xl,
    borderInlineStart: goldDoubleLine,
    color: color.textSecondary,
    fontSize: size.story,
  },
  report: { marginBlockStart: space.l },
  codex: { marginBlockStart: space.xl },
  missing: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: space.l,
    minBlockSize: `calc(0.5 * ${screen.block})`,
    textAlign: 'center' as const,
    '& > svg': { inlineSize: art.s, blockSize: art.s, color: color.accent },
    '& > h1': { fontSize: size.title },
  },
}
