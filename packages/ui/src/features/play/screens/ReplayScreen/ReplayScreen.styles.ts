import { dropCap } from '../../../../design-system/theme/dropCap.ts'
import { portraitStyle } from '../../../../design-system/theme/portraitStyle.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, doubleLine, font, goldDoubleLine, layer, media, radius, reading, size, space } =
  theme

export const replayScreenStyles = {
  page: {
    display: 'grid',
    gap: space.l,
    position: 'relative' as const,
    maxInlineSize: reading.measure,
    marginInline: 'auto',
    paddingBlock: space.l,
    [media.from.m]: { paddingInline: space.xxlPlus, borderInline: goldDoubleLine },
    '& > *': { minInlineSize: 0 },
  },
  head: { display: 'grid', gap: space.xs },
  title: { fontSize: size.title, overflowWrap: 'anywhere' as const },
  by: { color: color.textSecondary },
  picture: {
    inlineSize: '100%',
    blockSize: 'auto',
    // Reserves the space until the picture has loaded.
    aspectRatio: 'auto 16 / 9',
    borderRadius: `${radius.l} ${radius.l} 0 0`,
    borderBlockEnd: goldDoubleLine,
  },
  entries: { display: 'grid', gap: space.l },
  // Scroll margin, so that the bottom bar does not cover a new entry.
  entry: {
    display: 'grid',
    gap: space.m,
    scrollMarginBlock: `calc(2 * ${space.huge}) calc(4 * ${space.huge})`,
  },
  scene: { fontSize: size.heading, overflowWrap: 'anywhere' as const },
  portrait: portraitStyle(theme),
  told: {
    display: 'flow-root',
    fontFamily: reading.face,
    fontSize: reading.size,
    lineHeight: reading.leading,
    whiteSpace: 'pre-line' as const,
    overflowWrap: 'anywhere' as const,
  },
  dropCap: dropCap({ color, font, space }),
  did: {
    display: 'flex',
    alignItems: 'baseline',
    gap: space.sPlus,
    color: color.accent,
    fontFamily: font.interface,
    fontWeight: 600,
    overflowWrap: 'anywhere' as const,
    // A drop-shaped flame, as in the play log.
    '&::before': {
      content: '""',
      flex: 'none',
      inlineSize: theme.icon.dot,
      blockSize: theme.icon.dot,
      transform: 'rotate(45deg)',
      borderRadius: `${radius.drop} 0 ${radius.drop} ${radius.drop}`,
      background: 'currentcolor',
    },
  },
  fork: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s,
    paddingBlock: space.s,
    borderBlock: goldDoubleLine,
    color: color.textSecondary,
    fontStyle: 'italic',
    '& > button': { [media.below.m]: { inlineSize: '100%' } },
  },
  ways: { display: 'flex', flexWrap: 'wrap' as const, gap: space.s },
  forkWords: { display: 'flex', alignItems: 'center', gap: space.s },
  dock: {
    position: 'sticky' as const,
    insetBlockEnd: 0,
    zIndex: layer.sticky,
    display: 'flex',
    alignItems: 'center',
    gap: space.l,
    marginInline: `calc(-1 * ${space.l})`,
    padding: `${space.sPlus} ${space.l} calc(${space.sPlus} + env(safe-area-inset-bottom))`,
    borderBlockStart: doubleLine,
    background: color.surface,
    [media.from.m]: { marginInline: `calc(-1 * ${space.xxlPlus})` },
  },
  dockCover: {
    inlineSize: `calc(2 * ${theme.control.touch})`,
    aspectRatio: '16 / 9',
    objectFit: 'cover' as const,
    [media.below.m]: { display: 'none' },
  },
  dockWords: { display: 'grid', flex: 1, minInlineSize: 0 },
  dockNote: { color: color.textMuted, fontSize: size.small },
  // On a phone the page already starts with the title.
  dockTitle: {
    fontFamily: font.story,
    overflowWrap: 'anywhere' as const,
    [media.below.m]: { display: 'none' },
  },
  end: { fontFamily: font.story, fontSize: size.lead },
}
