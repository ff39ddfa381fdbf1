import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, radius, media, lineWidth, control } = theme

export const featureGridStyles = {
  grid: {
    display: 'grid',
    [media.from.m]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.from.xl]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    gap: space.l,
    [media.below.m]: { gap: space.sPlus },
  },
  item: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    columnGap: space.l,
    alignItems: 'center',
    padding: space.xl,
    // All six fit on a phone's screen, so that one swipe scrolls past them.
    [media.below.m]: {
      gridTemplateRows: 'auto',
      columnGap: space.m,
      padding: 0,
      border: 0,
      background: 'transparent',
      boxShadow: 'none',
    },
  },
  mark: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: control.touch,
    blockSize: control.touch,
    border: `${lineWidth.hairline} solid ${color.lineGold}`,
    borderRadius: radius.leaf,
    color: color.accent,
    [media.below.m]: { gridRow: '1 / 3', alignSelf: 'start' },
  },
  title: { lineHeight: 1.25, [media.below.m]: { fontSize: size.body } },
  text: {
    gridColumn: '1 / -1',
    alignSelf: 'start',
    marginBlockStart: space.m,
    color: color.textSecondary,
    [media.below.m]: { gridColumn: 2, margin: 0, fontSize: size.label, lineHeight: 1.35 },
  },
}
