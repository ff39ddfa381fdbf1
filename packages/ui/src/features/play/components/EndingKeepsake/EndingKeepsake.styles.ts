import { theme } from '../../../../design-system/theme/theme.ts'

const { color, size, space, media } = theme

export const endingKeepsakeStyles = {
  title: { margin: 0, fontSize: size.heading, lineHeight: 1.3 },
  parts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.l,
    marginBlockStart: space.sPlus,
    [media.from.l]: {
      gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)',
      alignItems: 'center',
    },
  },
  card: {
    display: 'block',
    inlineSize: '100%',
    maxBlockSize: theme.pane.banner,
    objectFit: 'contain' as const,
    background: color.raised,
  },
  wide: { aspectRatio: '1200 / 630' },
  tall: { aspectRatio: '1080 / 1920', marginInline: 'auto', inlineSize: 'auto' },
  ways: { display: 'grid', justifyItems: 'start', gap: space.s },
  said: { margin: 0, inlineSize: '100%', color: color.textMuted, fontSize: size.label },
}
