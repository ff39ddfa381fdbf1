import type { Theme } from '@emotion/react'

export const iconLinkStyles = ({ color, radius, motion, focusRing }: Theme) => ({
  link: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '40px',
    blockSize: '40px',
    border: `1px solid ${color.line}`,
    borderRadius: radius.full,
    color: color.textSecondary,
    transition: `background ${motion.fast} ${motion.ease}, color ${motion.fast} ${motion.ease}`,
    '&:hover': { background: color.raised, borderColor: color.lineGold, color: color.text },
    '&:focus-visible': focusRing,
  },
})
