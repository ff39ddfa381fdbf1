import { theme } from '../../../../design-system/theme/theme.ts'

const { space, measure, media, screen, bar } = theme

export const appShellStyles = {
  shell: {
    position: 'relative' as const,
    display: 'flex',
    flexDirection: 'column' as const,
    minBlockSize: screen.block,
    // `clip` creates no scroll container, so that rows can extend to the edge.
    overflowX: 'clip' as const,
    // Reserves space for a bottom action bar on a phone.
    [media.below.m]: {
      '&:has([data-action-bar]) > footer': { paddingBlockEnd: bar.actions },
    },
  },
  main: {
    flex: 1,
    inlineSize: `min(${measure.page}, 100% - ${space.xxl})`,
    marginInline: 'auto',
    outline: 'none',
    '& h1:focus': { outline: 'none' },
    [media.from.m]: { inlineSize: `min(${measure.page}, 100% - ${space.huge})` },
  },
}
