import { hangingSurface } from '../../../../design-system/theme/hangingSurface.ts'
import { pane } from '../../../../design-system/theme/sizes.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, font, goldDoubleLine, bar, control, media } = theme

const unseen = { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } as const

const REST_BLOCK = pane.huge

export const storyDemoStyles = {
  leaf: {
    ...hangingSurface(theme, color.line),
    display: 'grid',
    gap: space.m,
    padding: space.xl,
    background: color.surface,
    [media.below.m]: { gap: space.s, padding: `${space.s} ${space.m} ${space.m}` },
  },
  title: { color: color.accent, fontFamily: font.story, fontSize: size.body },
  // Shows four lines. Longer text scrolls, so that the page does not jump.
  log: {
    display: 'grid',
    alignContent: 'start',
    gap: space.s,
    minBlockSize: '8.5em',
    [media.below.m]: { minBlockSize: 0 },
    scrollMarginBlockStart: `calc(${bar.xxl} + ${space.xlPlus})`,
  },
  said: {
    paddingInlineStart: space.m,
    borderInlineStart: goldDoubleLine,
    color: color.textMuted,
  },
  text: {
    fontFamily: font.story,
    fontSize: size.story,
    lineHeight: 1.65,
    whiteSpace: 'pre-line' as const,
  },
  // Limits the height on a phone, so that one swipe scrolls past the section.
  cut: {
    [media.below.m]: {
      maxBlockSize: `max(4.8em, 100cqb - ${REST_BLOCK})`,
      overflow: 'hidden',
      mask: 'linear-gradient(black 60%, transparent)',
    },
  },
  readOn: {
    justifySelf: 'start',
    marginBlockStart: `calc(-1 * ${control.l})`,
    background: color.surface,
    [media.from.m]: { display: 'none' },
  },
  besideCut: { [media.below.m]: { display: 'none' } },
  own: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: space.m,
    alignItems: 'end',
    // Visually hidden, because the placeholder is the same.
    [media.below.m]: { '& label': unseen },
  },
  left: { color: color.textMuted, fontSize: size.small, [media.below.m]: unseen },
  over: { color: color.textSecondary },
  ways: { display: 'flex', flexWrap: 'wrap' as const, gap: space.m },
}
