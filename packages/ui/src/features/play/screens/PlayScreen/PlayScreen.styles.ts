import { theme } from '../../../../design-system/theme/theme.ts'

const { color, font, size, space, measure, media, offset, layer, column } = theme

export const playScreenStyles = {
  alone: { display: 'grid', placeContent: 'center', margin: 'auto', padding: space.l },
  ways: { justifyContent: 'center' },
  endingPage: { display: 'flex', flex: 1, flexDirection: 'column' as const, minInlineSize: 0 },
  ending: {
    display: 'flex',
    flex: 1,
    minBlockSize: 0,
    padding: `0 ${space.s} ${space.s}`,
    [media.from.m]: { padding: `0 ${space.l} ${space.lPlus}` },
    overflowY: 'auto' as const,
    '&:focus-visible': { outlineOffset: `-${offset.m}` },
  },
  missingMemory: {
    position: 'fixed' as const,
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: layer.overlay,
    padding: space.l,
    background: color.surface,
    [media.from.xl]: { position: 'static' as const, flex: 'none', inlineSize: column.xxl },
  },
  // On a phone, the settings contain the lists of models.
  pickers: { display: 'contents', [media.below.m]: { display: 'none' } },
  ended: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.m,
    inlineSize: `min(${measure.reading}, 100%)`,
    marginInline: 'auto',
    padding: `${space.l} ${space.m}`,
    [media.from.m]: { paddingInline: space.xl },
    [media.from.l]: { paddingInline: 0 },
  },
  endedWords: {
    color: color.textSecondary,
    fontFamily: font.story,
    fontSize: size.story,
    fontStyle: 'italic',
  },
}
