import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, layer, doubleLine, focusRing, media, column, measure } = theme

export const storyPreviewStyles = {
  place: { display: 'grid', gap: space.m, alignContent: 'start', minInlineSize: 0 },
  title: { fontSize: size.lead },
  card: { maxInlineSize: column.xl },
  standIn: { color: color.textMuted, fontSize: size.small },
  veil: {
    position: 'fixed' as const,
    inset: 0,
    zIndex: layer.overlay,
    overflowY: 'auto' as const,
    background: color.canvas,
  },
  dialog: { '&:focus-visible': focusRing },
  bar: {
    position: 'sticky' as const,
    insetBlockStart: 0,
    zIndex: layer.sticky,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.m,
    padding: `${space.s} ${space.l}`,
    borderBlockEnd: doubleLine,
    background: color.surface,
    [media.from.m]: { paddingInline: space.xl },
  },
  page: {
    inlineSize: `min(${measure.page}, 100% - ${space.xxl})`,
    marginInline: 'auto',
    paddingBlock: space.xl,
    // A bar that is fixed to the window on a phone stays in its place here.
    '& [data-action-bar]': { position: 'static' as const, borderBlock: 0, background: 'none' },
  },
  columns: {
    display: 'grid',
    gap: space.xxlPlus,
    marginBlockStart: space.huge,
    [media.from.xl]: { gridTemplateColumns: `minmax(0, 1fr) ${column.xxl}` },
  },
}
