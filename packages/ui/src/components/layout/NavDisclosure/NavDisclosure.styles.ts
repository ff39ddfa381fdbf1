import type { Theme } from '@emotion/react'

import { droppedSurface } from '../../../theme/hangingSurface.ts'

export const navDisclosureStyles = ({
  color,
  space,
  radius,
  motion,
  focusRing,
  ...theme
}: Theme) => ({
  place: { position: 'relative' as const },
  button: {
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    minBlockSize: '44px',
    padding: '2px 0 0',
    border: 0,
    borderRadius: radius.s,
    background: 'none',
    color: color.textSecondary,
    '& > svg': { marginBlockStart: '-2px', transition: `transform ${motion.base} ${motion.ease}` },
    '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
    '&[data-hovered]': { color: color.text },
    '&[data-focus-visible]': focusRing,
  },
  list: {
    ...droppedSurface({ color, space, radius, ...theme }),
    insetInlineEnd: 0,
    insetBlockStart: 'calc(100% + 6px)',
    minInlineSize: '200px',
  },
  link: {
    display: 'block',
    padding: '11px 12px 9px',
    borderRadius: radius.m,
    color: color.text,
    '&:hover': { background: color.surface },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
  },
})
