import { theme } from '../../../theme/theme.ts'

const { color, font, goldDoubleLine, lineWidth, media, radius, size, space } = theme

export const writeAnswerStyles = {
  form: {
    display: 'grid',
    gap: space.l,
    padding: `${space.lPlus} ${space.xl} ${space.xl}`,
    border: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    borderBlockStart: goldDoubleLine,
    borderEndStartRadius: radius.l,
    borderEndEndRadius: radius.l,
    background: color.surface,
    [media.below.m]: { marginInline: `calc(-1 * ${space.l})`, padding: space.l, borderRadius: 0 },
    '& > *': { minInlineSize: 0 },
  },
  title: {
    fontFamily: font.interface,
    fontSize: size.body,
    fontWeight: 600,
    overflowWrap: 'anywhere' as const,
    '&:focus': { outline: 'none' },
  },
  pair: {
    display: 'grid',
    gap: space.l,
    alignItems: 'start',
    [media.from.l]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  phrases: { display: 'grid', gap: space.s },
  heard: {
    display: 'flex',
    gap: space.s,
    color: color.textSecondary,
    fontSize: size.note,
    overflowWrap: 'anywhere' as const,
  },
  sound: { flex: 'none', color: color.positiveText },
  partly: { flex: 'none', color: color.noteText },
  conflict: {
    padding: space.m,
  },
  acts: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    gap: space.s,
    '& > :first-of-type': { marginInlineEnd: 'auto' },
    [media.below.m]: {
      display: 'grid',
      '& > :first-of-type': { marginInlineEnd: 0 },
      '& > [type="submit"]': { order: -1 },
    },
  },
}
