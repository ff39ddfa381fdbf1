import type { Theme } from '@emotion/react'

export const appShellStyles = ({ space, measure, media }: Theme) => ({
  shell: {
    position: 'relative' as const,
    display: 'flex',
    flexDirection: 'column' as const,
    minBlockSize: '100vh',
    // A clip and no scroll container: rows may reach the edge without widening the page.
    overflowX: 'clip' as const,
    // A page with a bar of buttons at the lower edge of a phone keeps its last lines above it.
    [media.below.m]: {
      '&:has([data-action-bar]) > footer': { paddingBlockEnd: '110px' },
    },
  },
  main: {
    flex: 1,
    inlineSize: `min(${measure.page}, 100% - 32px)`,
    marginInline: 'auto',
    outline: 'none',
    '& h1:focus': { outline: 'none' },
    [media.from.m]: { inlineSize: `min(${measure.page}, 100% - ${space.huge})` },
  },
})
