import { keyframes } from '@emotion/react'

import { entrance } from '../../../../design-system/theme/entrance.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, layer, motion, doubleLine, media, measure, thumb, lineWidth } = theme

const appear = keyframes({ from: { opacity: 0 } })

export const storyQuickSheetStyles = {
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
    inlineSize: `min(${measure.dialog}, 100%)`,
    overflowY: 'auto' as const,
    overscrollBehavior: 'contain' as const,
    borderInlineStart: doubleLine,
    background: color.canvas,
    color: color.text,
    ...entrance(`${appear} ${motion.base} ${motion.ease}`),
    [media.forcedColors]: { borderInlineStart: `${lineWidth.heavy} double CanvasText` },
  },
  dialog: { display: 'grid', gap: space.l, padding: `${space.m} ${space.l} 0`, outline: 'none' },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  steps: { display: 'flex', gap: space.xs },
  title: { fontSize: size.heading, overflowWrap: 'anywhere' as const },
  look: {
    display: 'grid',
    gridTemplateColumns: `${thumb.m} minmax(0, 1fr)`,
    alignItems: 'start',
    gap: space.l,
    [media.from.m]: { gridTemplateColumns: `${thumb.l} minmax(0, 1fr)` },
  },
  cover: { inlineSize: '100%' },
  facts: { display: 'grid', justifyItems: 'start', gap: space.m, minInlineSize: 0 },
  tagline: { color: color.textSecondary, overflowWrap: 'anywhere' as const },
  list: { display: 'grid', gap: space.xs, margin: 0, fontSize: size.note },
  fact: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    columnGap: space.s,
    '& dt': { color: color.textMuted },
    '& dd': { margin: 0, overflowWrap: 'anywhere' as const },
  },
  subtitle: { marginBlockEnd: space.s, fontSize: size.body },
  sound: { color: color.textMuted },
  // The actions stay visible below a long review.
  acts: {
    position: 'sticky' as const,
    insetBlockEnd: 0,
    display: 'flex',
    flexWrap: 'wrap' as const,
    gap: space.s,
    marginInline: `calc(-1 * ${space.l})`,
    padding: `${space.m} ${space.l} max(${space.l}, env(safe-area-inset-bottom))`,
    borderBlockStart: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    background: color.canvas,
  },
}
