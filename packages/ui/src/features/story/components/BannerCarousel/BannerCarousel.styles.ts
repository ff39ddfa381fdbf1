import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, shadow, frame, media, column, pane } = theme

export const bannerCarouselStyles = {
  banner: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.xl,
    marginBlockStart: space.xxl,
    [media.from.xl]: { gridTemplateColumns: `minmax(0, 1fr) calc(${column.xl} - ${space.xl})` },
  },
  alone: { [media.from.xl]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  // All slides share a grid cell, so that nothing moves between slides.
  slides: {
    display: 'grid',
    grid: `'art art' auto 'words words' 1fr 'action switch' auto / auto minmax(0, 1fr)`,
    touchAction: 'pan-y',
    // Reserves the row of the picture, which comes after the text in the document.
    [media.below.m]: { '&::before': { content: '""', gridArea: 'art', aspectRatio: '16 / 10' } },
    [media.from.m]: {
      ...frame,
      grid: `'words words art' 1fr 'action switch art' auto
        / auto minmax(0, 1fr) minmax(0, min(57%, 100% - ${column.xl} + ${space.sPlus}))`,
      minBlockSize: pane.banner,
      background: color.surface,
      boxShadow: shadow,
    },
  },
  rotation: {
    gridArea: 'switch',
    alignSelf: 'end',
    justifySelf: 'start',
    zIndex: 1,
    marginInlineStart: space.xs,
    marginBlockEnd: space.xs,
    [media.from.m]: { marginBlockEnd: `calc(${space.xxl} + ${space.xs})` },
  },
  live: { display: 'contents' },
}
