import type { Theme } from '@emotion/react'

import { droppedSurface } from '../../theme/hangingSurface.ts'

export const landingHeaderStyles = (theme: Theme) => {
  const { color, space, measure, media, focusRing } = theme

  return {
    header: {
      position: 'relative' as const,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space.l,
      inlineSize: `min(${measure.page}, 100% - 32px)`,
      minBlockSize: '72px',
      marginInline: 'auto',
      [media.from.l]: { minBlockSize: '88px', paddingInlineEnd: space.xxl },
    },
    toggle: { [media.from.l]: { display: 'none' } },
    nav: {
      display: 'none',
      [media.from.l]: { display: 'flex', alignItems: 'center', gap: space.xl },
    },
    open: {
      [media.below.l]: {
        ...droppedSurface(theme),
        insetBlockStart: '68px',
        insetInline: 0,
        display: 'grid',
        padding: space.l,
      },
    },
    link: {
      display: 'flex',
      alignItems: 'center',
      minBlockSize: '44px',
      borderBlockEnd: '2px solid transparent',
      '&:hover': { color: color.accent },
      '&[aria-current]': { color: color.accent, borderColor: color.accent },
      '&:focus-visible': focusRing,
    },
  }
}
