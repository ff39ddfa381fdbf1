import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, layer, doubleLine, media, column } = theme

export const storyFormPageStyles = {
  aside: { color: color.textMuted, fontSize: size.label },
  form: {
    display: 'grid',
    gap: space.l,
    minInlineSize: 0,
    [media.from.m]: { paddingBlockEnd: space.giant },
  },
  news: { display: 'grid', gap: space.m, outline: 'none', '&:empty': { display: 'none' } },
  columns: {
    display: 'grid',
    gap: space.xxl,
    alignItems: 'start',
    '& > *': { minInlineSize: 0 },
  },
  withAside: {
    [media.from.xl]: { gridTemplateColumns: `minmax(0, 1fr) ${column.l}` },
    [media.from.xxl]: {
      gridTemplateColumns: `minmax(0, 1fr) ${column.xl}`,
      columnGap: space.giant,
    },
  },
  preview: { [media.from.xl]: { position: 'sticky' as const, insetBlockStart: space.xl } },
  bar: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    justifyContent: 'flex-end',
    alignItems: 'center',
    gap: space.m,
    position: 'sticky' as const,
    insetBlockEnd: 0,
    zIndex: layer.sticky,
    marginBlockStart: space.l,
    padding: `${space.sPlus} ${space.m} calc(${space.sPlus} + env(safe-area-inset-bottom))`,
    borderBlockStart: doubleLine,
    background: color.surface,
    [media.below.m]: {
      marginInline: `calc(-1 * ${space.l})`,
      gap: space.s,
      // Narrow, because the longest tab name must fit next to the save button.
      '& button': { paddingInline: space.m },
    },
  },
}
