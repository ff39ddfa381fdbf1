import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, media, estimate, card } = theme

export const storyRowStyles = {
  row: {
    // Rendered only near the viewport.
    contentVisibility: 'auto' as const,
    containIntrinsicBlockSize: `auto ${estimate.row}`,
    // Leaves space for shadows and focus rings outside the row.
    overflowClipMargin: space.xxl,
  },
  cards: {
    display: 'grid',
    gridAutoFlow: 'column' as const,
    gridAutoColumns: card.storyPeek,
    gap: space.l,
    // Space for shadows and focus rings, which the scroller would otherwise clip.
    marginInline: `calc(-1 * ${space.l})`,
    marginBlock: `calc(-1 * ${space.s}) calc(-1 * ${space.xxl})`,
    padding: `${space.s} ${space.l} ${space.xxl}`,
    scrollPaddingInline: space.l,
    overflowX: 'auto' as const,
    overscrollBehaviorInline: 'contain' as const,
    scrollSnapType: 'x mandatory',
    scrollBehavior: 'smooth' as const,
    scrollbarWidth: 'none' as const,
    [media.from.m]: {
      gridAutoColumns: card.story,
      gap: space.xl,
      marginInline: `calc(-1 * ${space.xl})`,
      paddingInline: space.xl,
      scrollPaddingInline: space.xl,
    },
    [media.from.xl]: {
      gridAutoColumns: `max(${card.story}, (100% - 3 * ${space.xl}) / 4)`,
      maskImage: `linear-gradient(90deg, transparent, black ${space.xl},
        black calc(100% - ${space.xl}), transparent)`,
    },
  },
  card: { minInlineSize: 0, scrollSnapAlign: 'start' },
  more: {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: space.m,
    scrollSnapAlign: 'start',
  },
  fault: { color: color.dangerText },
  controls: { display: 'contents' },
  controlsOfPhones: { [media.from.m]: { display: 'none' } },
  arrows: { display: 'flex', gap: space.xs, [media.from.m]: { gap: space.m } },
}
