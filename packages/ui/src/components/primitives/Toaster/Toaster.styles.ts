import { keyframes } from '@emotion/react'
import type { Theme } from '@emotion/react'

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } })

export const toasterStyles = ({ color, space, size, radius, layer, motion, focusRing }: Theme) => ({
  region: {
    position: 'fixed' as const,
    insetBlockStart: '88px',
    insetInlineEnd: space.l,
    zIndex: layer.toast,
    display: 'grid',
    gap: space.s,
    inlineSize: 'min(340px, calc(100% - 32px))',
    outline: 'none',
  },
  toast: {
    display: 'flex',
    alignItems: 'start',
    gap: space.m,
    padding: space.l,
    border: `1px solid ${color.lineGold}`,
    borderRadius: radius.l,
    background: color.overlay,
    color: color.text,
    animation: `${appear} ${motion.base} ${motion.ease}`,
    '& > svg': { flexShrink: 0, color: color.accent },
    '&:focus-visible': focusRing,
  },
  words: { display: 'grid', flex: 1, minInlineSize: 0, gap: '2px', fontSize: size.label },
  title: {
    // However long a name is, a notice covers little of the page.
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical' as const,
    WebkitLineClamp: 3,
    overflow: 'hidden',
    overflowWrap: 'anywhere' as const,
    fontSize: size.body,
    fontWeight: 600,
  },
  take: {
    justifySelf: 'start',
    minBlockSize: '36px',
    marginBlockStart: space.s,
    paddingInline: space.m,
    border: `1px solid ${color.lineGold}`,
    borderRadius: radius.s,
    background: 'none',
    color: color.accent,
    fontWeight: 600,
    '&:focus-visible': focusRing,
  },
  close: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '28px',
    blockSize: '28px',
    marginBlockStart: '-4px',
    padding: 0,
    border: 0,
    borderRadius: radius.full,
    background: 'none',
    '&:focus-visible': focusRing,
  },
})
