import { keyframes } from '@emotion/react'

import { entrance } from '../../../../design-system/theme/entrance.ts'
import { theme, space } from '../../../../design-system/theme/theme.ts'

const { color, radius, font, layer, motion, doubleLine, popup, control, lineWidth, size } = theme

const slideIn = keyframes({ from: { transform: `translateX(${space.xl})`, opacity: 0 } })

export const mobileMenuStyles = {
  veil: {
    position: 'fixed' as const,
    inset: 0,
    zIndex: layer.overlay,
    background: color.veil,
    '&[data-leaving]': { opacity: 0 },
  },
  sheet: {
    position: 'absolute' as const,
    insetBlock: 0,
    insetInlineEnd: 0,
    inlineSize: `min(${popup.drawer}, 100%)`,
    overflowY: 'auto' as const,
    borderInlineStart: doubleLine,
    background: color.canvas,
    color: color.text,
    ...entrance(`${slideIn} ${motion.base} ${motion.ease}`),
  },
  dialog: {
    display: 'grid',
    gap: space.l,
    padding: `${space.m} ${space.l} ${space.xl}`,
    outline: 'none',
  },
  head: { display: 'flex', alignItems: 'center', gap: space.m, minBlockSize: control.l },
  // Same position as the menu button.
  close: { marginInlineStart: 'auto' },
  links: { display: 'grid', borderBlockStart: doubleLine, paddingBlockStart: space.s },
  link: {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: control.xl,
    paddingBlockStart: space.hair,
    borderBlockEnd: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    borderRadius: radius.s,
    font: `400 ${size.lead}/1.2 ${font.story}`,
    '&[aria-current="page"]': { color: color.accent },
  },
  group: { paddingBlockStart: space.l },
  groupTitle: {
    color: color.textMuted,
    font: `600 ${size.label}/1.4 ${font.interface}`,
  },
  user: { display: 'grid', gap: space.xs, padding: space.xs },
  credits: {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    marginBlockEnd: space.m,
    color: color.textMuted,
    fontSize: size.label,
    '& > svg': { marginBlockStart: `calc(-1 * ${space.hair})` },
  },
}
