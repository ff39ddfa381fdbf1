import { theme } from '../../../../design-system/theme/theme.ts'

const { space, media, focusRing, radius, card } = theme

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
    '&:focus-visible': focusRing,
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
