import { theme } from '../../theme/theme.ts'

const { color, space, radius, font, size, measure, goldDoubleLine, art } = theme

export const proseStyles = {
  prose: {
    maxInlineSize: measure.prose,
    fontFamily: font.story,
    fontSize: size.story,
    lineHeight: 1.7,
    overflowWrap: 'anywhere' as const,
    '&:lang(hi), &:lang(mr)': { fontSize: size.slide, lineHeight: 1.85 },
    '& > * + *': { marginBlockStart: '1em' },
    '& :is(h2, h3, h4)': { marginBlockStart: '1.6em', lineHeight: 1.2 },
    '& h2': { fontSize: size.heading },
    '& h3': { fontSize: size.card },
    '& h4': { fontSize: size.story, fontFamily: font.story },
    '& ul, & ol': { paddingInlineStart: space.xl, listStyle: 'disc' },
    '& ol': { listStyle: 'decimal' },
    // The book font has no bold weight, so strong text has another color.
    '& strong': { color: color.accent, fontWeight: 400 },
    '& blockquote': {
      paddingInlineStart: space.xl,
      borderInlineStart: goldDoubleLine,
      color: color.textSecondary,
    },
    '& code': {
      padding: `${space.hair} ${space.xsPlus}`,
      borderRadius: radius.s,
      background: color.sunken,
    },
    // Wraps lines instead of scrolling horizontally.
    '& pre': { padding: space.l, background: color.sunken, whiteSpace: 'pre-wrap' as const },
    '& pre code': { padding: 0, fontSize: size.label, lineHeight: 1.5 },
    '& hr': { border: 0, borderBlockStart: goldDoubleLine, inlineSize: art.l },
  },
  plain: { whiteSpace: 'pre-line' as const },
}
