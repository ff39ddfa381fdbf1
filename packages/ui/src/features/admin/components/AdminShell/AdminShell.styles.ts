import { theme } from '../../../../design-system/theme/theme.ts'

const {
  color,
  space,
  radius,
  size,
  measure,
  doubleLine,
  media,
  screen,
  bar,
  control,
  optical,
  lineWidth,
} = theme

export const adminShellStyles = {
  shell: {
    position: 'relative' as const,
    minBlockSize: screen.block,
    overflowX: 'clip' as const,
    // Reserves space for a bottom action bar on a phone.
    [media.below.m]: { '&:has([data-action-bar]) > main': { paddingBlockEnd: bar.actions } },
  },
  header: { borderBlockEnd: doubleLine, background: color.canvas },
  row: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space.l,
    inlineSize: `min(${measure.page}, 100% - ${space.xxl})`,
    marginInline: 'auto',
    [media.from.l]: { columnGap: space.xl, flexWrap: 'nowrap' as const, blockSize: bar.m },
  },
  brand: {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: bar.xs,
    borderRadius: radius.s,
    color: color.accent,
  },
  title: {
    flex: 1,
    color: color.textMuted,
    fontSize: size.label,
    [media.from.l]: { display: 'none' },
    [media.from.xl]: { display: 'inline', flex: 'none' },
  },
  // On a phone the pages are in a separate line that scrolls.
  nav: {
    order: 3,
    flexBasis: '100%',
    minInlineSize: 0,
    [media.from.l]: { order: 0, flex: 1 },
  },
  links: {
    display: 'flex',
    gap: space.xl,
    marginInline: `calc(-1 * ${space.xs})`,
    paddingInline: space.xs,
    paddingBlockEnd: space.s,
    overflowX: 'auto' as const,
    scrollbarWidth: 'none' as const,
    [media.from.l]: { paddingBlockEnd: 0, gap: space.l },
    [media.from.xl]: { gap: space.xl },
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: control.touch,
    borderRadius: radius.xs,
    color: color.textSecondary,
    whiteSpace: 'nowrap' as const,
    '& > span': { paddingBlock: `${space.xs} calc(${space.hair} + ${optical})` },
    '&:hover': { color: color.text },
    '&:focus-visible': { ...focusRing, outlineOffset: `-${lineWidth.thick}` },
    '&[aria-current="page"]': { color: color.text },
    '&[aria-current="page"] > span': { boxShadow: `0 ${lineWidth.thick} 0 ${color.accent}` },
  },
  main: {
    inlineSize: `min(${measure.page}, 100% - ${space.xxl})`,
    marginInline: 'auto',
    paddingBlockEnd: space.giant,
    outline: 'none',
    '& h1:focus': { outline: 'none' },
  },
}
