import { keyframes } from '@emotion/react'
import type { Theme } from '@emotion/react'

const slideIn = keyframes({ from: { transform: 'translateX(24px)', opacity: 0 } })

export const mobileMenuStyles = ({
  color,
  space,
  radius,
  font,
  layer,
  motion,
  doubleLine,
  focusRing,
}: Theme) => ({
  veil: {
    position: 'fixed' as const,
    inset: 0,
    zIndex: layer.overlay,
    background: color.veil,
  },
  sheet: {
    position: 'absolute' as const,
    insetBlock: 0,
    insetInlineEnd: 0,
    inlineSize: 'min(340px, 100%)',
    overflowY: 'auto' as const,
    borderInlineStart: doubleLine,
    background: color.canvas,
    color: color.text,
    animation: `${slideIn} ${motion.base} ${motion.ease}`,
  },
  dialog: { display: 'grid', gap: space.l, padding: '12px 16px 24px', outline: 'none' },
  head: { display: 'flex', alignItems: 'center', gap: space.m, minBlockSize: '40px' },
  // What opened the menu stays under the finger: the cross stands where the lines were.
  close: { marginInlineStart: 'auto' },
  links: { display: 'grid', borderBlockStart: doubleLine, paddingBlockStart: space.s },
  link: {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '48px',
    paddingBlockStart: '2px',
    borderBlockEnd: `1px solid ${color.lineSubtle}`,
    borderRadius: radius.s,
    font: `400 1.25rem/1.2 ${font.story}`,
    '&[aria-current="page"]': { color: color.accent },
    '&:focus-visible': focusRing,
  },
  group: { paddingBlockStart: space.l },
  groupTitle: {
    color: color.textMuted,
    font: `600 0.875rem/1.4 ${font.interface}`,
  },
})
