import { theme } from '../../../../design-system/theme/theme.ts'

const { space, measure, media, screen, bar } = theme

export const appShellStyles = {
  shell: {
    position: 'relative' as const,
    display: 'flex',
    flexDirection: 'column' as const,
    minBlockSize: screen.block,
    // A clip and no scroll container: rows may reach the edge without widening the page.
    overflowX: 'clip' as const,
    // A page with a bar of buttons at the lower edge of a phone keeps its last lines above it.
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
