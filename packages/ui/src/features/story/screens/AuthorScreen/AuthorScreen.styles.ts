import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, font, lineWidth, media, radius, offset, art } = theme

const figuresOf = {
  figures: {
    gridArea: 'figures',
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    margin: 0,
    paddingBlock: space.m,
    borderBlock: `${lineWidth.hairline} solid ${color.line}`,
    [media.from.l]: {
      display: 'flex',
      justifyContent: 'flex-start',
      alignSelf: 'end',
      paddingBlock: 0,
      borderBlock: 0,
    },
    [media.from.xl]: { justifyContent: 'flex-end' },
  },
  figure: {
    display: 'flex',
    flexDirection: 'column-reverse' as const,
    alignItems: 'center',
    '& + &': { borderInlineStart: `${lineWidth.hairline} solid ${color.line}` },
    [media.from.l]: {
      alignItems: 'flex-start',
      '& + &': { marginInlineStart: space.xl, paddingInlineStart: space.xl },
    },
  },
  number: {
    margin: 0,
    font: `400 ${size.subsection}/1.2 ${font.display}`,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  figureName: { color: color.textMuted, fontSize: size.label },
}

const faceOf = {
  face: {
    gridArea: 'face',
    alignSelf: 'center',
    margin: space.s,
    borderRadius: radius.full,
    outline: `${lineWidth.thick} dotted ${color.lineGold}`,
    outlineOffset: offset.m,
    // Overrides the inline size of the avatar.
    '& > span': { inlineSize: art.l, blockSize: art.l, fontSize: size.hero },
    [media.from.l]: {
      alignSelf: 'start',
      margin: space.m,
      '& > span': { inlineSize: art.xxl, blockSize: art.xxl },
    },
    [media.from.xl]: { '& > span': { inlineSize: art.huge, blockSize: art.huge } },
  },
}

export const authorScreenStyles = {
  ...figuresOf,
  ...faceOf,
  head: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gridTemplateAreas: `'face who' 'about about' 'figures figures' 'acts acts'`,
    gap: `${space.l} ${space.m}`,
    marginBlockStart: space.xl,
    [media.from.l]: {
      gridTemplateAreas: `'face who' 'face about' 'face acts' 'face figures'`,
      gap: `${space.l} ${space.xl}`,
      marginBlockStart: space.giant,
    },
    // In the same line as the buttons if both fit.
    [media.from.xl]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: `'face who who' 'face about about' 'face acts figures'`,
      columnGap: space.huge,
    },
  },
  who: { gridArea: 'who', alignSelf: 'center', minInlineSize: 0 },
  name: {
    fontSize: size.section,
    lineHeight: 1.15,
    overflowWrap: 'anywhere' as const,
    [media.from.l]: { fontSize: size.hero },
  },
  traits: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    gap: `0 ${space.lPlus}`,
    marginBlockStart: space.s,
    color: color.textMuted,
    fontSize: size.label,
    overflowWrap: 'anywhere' as const,
    [media.from.l]: { fontSize: size.note },
  },
  about: { gridArea: 'about', minInlineSize: 0 },
  acts: {
    gridArea: 'acts',
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    alignSelf: 'end',
    gap: space.m,
  },
  act: { whiteSpace: 'nowrap' as const, [media.below.l]: { flexBasis: '100%' } },
  said: {
    color: color.textMuted,
    fontSize: size.label,
    '&:empty': { position: 'absolute' as const },
  },
}
