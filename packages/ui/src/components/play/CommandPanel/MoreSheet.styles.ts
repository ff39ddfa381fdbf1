import type { Theme } from '@emotion/react'

import { bar } from '../../../theme/sizes.ts'

export const moreSheetStyles = ({
  color,
  space,
  radius,
  media,
  control,
  screen,
  ...theme
}: Theme) => ({
  button: {
    inlineSize: control.xl,
    blockSize: control.xl,
    borderColor: color.lineControl,
    color: color.accent,
    '& > svg': { transform: 'rotate(180deg)' },
    [media.from.m]: { display: 'none' },
  },
  buttonOpen: { '& > svg': { transform: 'none' } },
  veil: {
    position: 'absolute' as const,
    insetInline: 0,
    insetBlockEnd: '100%',
    blockSize: screen.dynamic,
    background: color.scrim,
    [media.from.m]: { display: 'none' },
  },
  sheet: {
    display: 'contents',
    [media.below.m]: {
      position: 'absolute' as const,
      insetInline: 0,
      insetBlockEnd: '100%',
      display: 'none',
      gap: space.m,
      maxBlockSize: `calc(var(--ui-visible-height, ${screen.dynamic}) - ${bar.actions})`,
      padding: space.l,
      overflowY: 'auto' as const,
      borderBlockStart: theme.goldDoubleLine,
      borderStartStartRadius: radius.l,
      borderStartEndRadius: radius.l,
      background: color.surface,
    },
  },
  open: { [media.below.m]: { display: 'grid' } },
})
