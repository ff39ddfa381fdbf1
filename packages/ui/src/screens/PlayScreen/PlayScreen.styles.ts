import type { Theme } from '@emotion/react'

export const playScreenStyles = ({ color, font, size, space, measure, media, offset }: Theme) => ({
  alone: { display: 'grid', placeContent: 'center', margin: 'auto', padding: space.l },
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
  picker: { display: 'none', [media.from.m]: { display: 'block' } },
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
})
