import type { Theme } from '@emotion/react'

export const taskPanelStyles = ({ space, media, focusRing, radius }: Theme) => ({
  // The first heading of the column stands level with the summary beside it.
  panel: { minInlineSize: 0, '&:first-of-type > div:first-of-type': { marginBlockStart: 0 } },
  arrows: { display: 'none', gap: space.m, [media.from.m]: { display: 'flex' } },
  cards: {
    display: 'grid',
    gridAutoFlow: 'column' as const,
    gridAutoColumns: 'min(276px, 78vw)',
    gap: space.l,
    margin: `-${space.xs}`,
    padding: space.xs,
    overflowX: 'auto' as const,
    overscrollBehaviorInline: 'contain' as const,
    scrollSnapType: 'x mandatory',
    scrollBehavior: 'smooth' as const,
    scrollbarWidth: 'none' as const,
    borderRadius: radius.l,
    '&:focus-visible': focusRing,
    [media.from.xl]: { gridAutoColumns: `max(250px, (100% - 2 * ${space.l}) / 3)` },
  },
  card: { minInlineSize: 0, scrollSnapAlign: 'start' },
  waiting: {
    display: 'grid',
    gap: space.l,
    [media.from.m]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})
