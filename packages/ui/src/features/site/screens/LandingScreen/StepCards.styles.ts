import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, font, motion, media, goldDoubleLine, measure } = theme

export const stepCardsStyles = {
  place: { display: 'grid', gap: space.l },
  steps: {
    display: 'grid',
    gap: space.l,
    [media.from.m]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.from.xl]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  pile: {
    [media.from.m]: { gridTemplateColumns: `minmax(0, ${measure.step})`, justifyContent: 'center' },
  },
  card: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gridTemplateRows: 'auto auto 1fr',
    columnGap: space.l,
    overflow: 'hidden',
    padding: 0,
    color: color.text,
  },
  picture: {
    gridColumn: '1 / -1',
    inlineSize: '100%',
    aspectRatio: '16 / 7',
    objectFit: 'cover' as const,
    borderBlockEnd: goldDoubleLine,
  },
  inPile: {
    gridArea: '1 / 1',
    opacity: 0,
    transform: `translateY(${space.xl})`,
    transition: `opacity ${motion.slow} ${motion.ease}, transform ${motion.slow} ${motion.ease}`,
    '& > img': { aspectRatio: '3 / 2' },
  },
  onTop: { opacity: 1, transform: 'none' },
  number: {
    gridRow: '2 / span 2',
    marginBlock: space.l,
    marginInline: `${space.l} 0`,
    color: color.accent,
    fontFamily: font.display,
    fontSize: size.title,
    lineHeight: 1,
  },
  title: {
    paddingBlockStart: space.l,
    paddingInlineEnd: space.l,
    lineHeight: 1.25,
  },
  text: {
    paddingBlock: `${space.xs} ${space.l}`,
    paddingInline: `0 ${space.l}`,
    color: color.textSecondary,
  },
  progress: { color: color.textMuted, fontSize: size.small, textAlign: 'center' as const },
}
