import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, radius, measure, doubleLine, media, bar, control, lineWidth } = theme

export const headerStyles = {
  header: { borderBlockEnd: doubleLine, background: color.canvas },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    inlineSize: `min(${measure.page}, 100% - ${space.xxl})`,
    blockSize: bar.m,
    marginInline: 'auto',
    [media.from.m]: {
      gap: space.l,
      inlineSize: `min(${measure.page}, 100% - ${space.huge})`,
      blockSize: bar.xxl,
    },
    [media.from.xxl]: { gap: space.xxl },
  },
  search: {
    display: 'none',
    // The search box shrinks if the links need the space.
    [media.from.m]: { display: 'block', flex: 1, minInlineSize: 0, maxInlineSize: measure.search },
  },
  nav: {
    display: 'none',
    [media.from.xl]: {
      display: 'flex',
      alignItems: 'center',
      gap: space.l,
      marginInlineStart: 'auto',
    },
    [media.from.xxl]: { gap: space.xl },
  },
  links: {
    display: 'flex',
    alignItems: 'center',
    gap: space.l,
    [media.from.xxl]: { gap: space.xl },
  },
  link: {
    paddingBlockStart: space.hair,
    borderRadius: radius.xs,
    color: color.textSecondary,
    [media.from.xxl]: { whiteSpace: 'nowrap' as const },
    '&:hover': { color: color.text },
    '&[aria-current="page"]': {
      color: color.text,
      boxShadow: `0 ${lineWidth.thick} 0 ${color.accent}`,
    },
  },
  own: { display: 'flex', alignItems: 'center' },
  profile: {
    display: 'grid',
    placeItems: 'center',
    minInlineSize: control.touch,
    minBlockSize: control.touch,
    borderRadius: radius.s,
  },
  menu: {
    display: 'flex',
    gap: space.s,
    marginInlineStart: 'auto',
    [media.from.xl]: { display: 'none' },
  },
  searchButton: {
    borderColor: 'transparent',
    borderRadius: radius.full,
    [media.from.m]: { display: 'none' },
  },
}
