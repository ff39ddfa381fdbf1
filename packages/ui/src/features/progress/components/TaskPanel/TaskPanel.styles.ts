import { theme } from '../../../../design-system/theme/theme.ts'

const { space, media, radius, card, color, size, font, lineWidth, art } = theme

export const taskPanelStyles = {
  // Aligns the first heading of the column with the summary.
  panel: { minInlineSize: 0, '&:first-of-type > div:first-of-type': { marginBlockStart: 0 } },
  arrows: { display: 'none', gap: space.m, [media.from.m]: { display: 'flex' } },
  cards: {
    // Contains visually hidden text, which would otherwise widen the page.
    position: 'relative' as const,
    display: 'grid',
    gridAutoFlow: 'column' as const,
    gridAutoColumns: card.taskPeek,
    gap: space.l,
    // The row extends to the edge of a narrow page and has space for focus rings.
    marginBlock: `calc(-1 * ${space.xs})`,
    marginInline: `calc(-1 * ${space.l})`,
    padding: `${space.xs} ${space.l}`,
    scrollPaddingInline: space.l,
    overflowX: 'auto' as const,
    overscrollBehaviorInline: 'contain' as const,
    scrollSnapType: 'x mandatory',
    scrollBehavior: 'smooth' as const,
    scrollbarWidth: 'none' as const,
    borderRadius: radius.l,
    [media.from.m]: {
      marginInline: `calc(-1 * ${space.xl})`,
      paddingInline: space.xl,
      scrollPaddingInline: space.xl,
    },
    [media.from.xl]: {
      gridAutoColumns: `max(${card.task}, (100% - 2 * ${space.l}) / 3)`,
      marginInline: `calc(-1 * ${space.xs})`,
      paddingInline: space.xs,
      scrollPaddingInline: space.xs,
    },
  },
  card: { minInlineSize: 0, scrollSnapAlign: 'start' },
  // Placeholders with the layout of the cards.
  waiting: {
    display: 'grid',
    gridAutoFlow: 'column' as const,
    gridAutoColumns: card.taskPeek,
    gap: space.l,
    overflow: 'hidden',
    [media.from.xl]: { gridAutoColumns: `max(${card.task}, (100% - 2 * ${space.l}) / 3)` },
  },
}

export const progressSummaryStyles = {
  card: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: `${space.m} ${space.l}`,
    marginBlockEnd: space.l,
    padding: `${space.m} ${space.l}`,
    border: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    borderRadius: radius.l,
    background: color.surface,
    [media.from.m]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, 1.2fr) auto',
      gap: space.xl,
      paddingInline: space.xl,
    },
  },
  arch: { position: 'relative' as const, inlineSize: art.l },
  lamps: { display: 'block', inlineSize: '100%', '&:dir(rtl)': { transform: 'scaleX(-1)' } },
  lit: { fill: color.accent, [media.forcedColors]: { fill: 'CanvasText' } },
  unlit: {
    fill: 'none',
    stroke: color.lineControl,
    strokeWidth: 2,
    [media.forcedColors]: { stroke: 'CanvasText' },
  },
  flame: { fill: color.action, [media.forcedColors]: { fill: 'Highlight' } },
  level: {
    position: 'absolute' as const,
    insetBlockEnd: 0,
    insetInline: 0,
    fontFamily: font.display,
    fontSize: size.section,
    lineHeight: 1,
    textAlign: 'center' as const,
  },
  person: { minInlineSize: 0 },
  title: {
    fontFamily: font.display,
    fontSize: size.card,
    lineHeight: 1.15,
    textWrap: 'balance' as const,
  },
  name: {
    marginBlockStart: space.xs,
    color: color.textMuted,
    fontSize: size.label,
    overflowWrap: 'anywhere' as const,
  },
  way: { gridColumn: '1 / -1', [media.from.m]: { gridColumn: 'auto' } },
  stars: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space.s,
    marginBlockEnd: space.s,
    color: color.textSecondary,
    fontSize: size.label,
  },
  wallets: {
    display: 'grid',
    gridColumn: '1 / -1',
    [media.from.m]: { gridColumn: 'auto' },
  },
  wallet: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: space.m,
    '& > dt': { display: 'flex', alignItems: 'center', gap: space.s, color: color.textSecondary },
  },
  coins: { color: color.accent, fontFamily: font.display, fontSize: size.heading },
}
