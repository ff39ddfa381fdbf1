import { keyframes } from '@emotion/react'

import { entrance } from '../../../../design-system/theme/entrance.ts'
import { theme, space } from '../../../../design-system/theme/theme.ts'

const { color, size, layer, motion, doubleLine, media, lineWidth } = theme

const rise = keyframes({ from: { transform: `translateY(${space.xl})`, opacity: 0 } })

export const filterSheetStyles = {
  veil: {
    position: 'fixed' as const,
    inset: 0,
    zIndex: layer.overlay,
    background: color.veil,
  },
  sheet: {
    position: 'absolute' as const,
    insetInline: 0,
    insetBlockEnd: 0,
    maxBlockSize: '92%',
    overflowY: 'auto' as const,
    overscrollBehavior: 'contain' as const,
    borderBlockStart: doubleLine,
    background: color.canvas,
    color: color.text,
    ...entrance(`${rise} ${motion.base} ${motion.ease}`),
    [media.forcedColors]: { borderBlockStart: `${lineWidth.heavy} double CanvasText` },
  },
  dialog: { display: 'grid', gap: space.l, padding: `${space.m} ${space.l} 0`, outline: 'none' },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  title: { fontSize: size.heading },
  end: {
    position: 'sticky' as const,
    insetBlockEnd: 0,
    display: 'flex',
    flexWrap: 'wrap' as const,
    gap: space.m,
    marginInline: `calc(-1 * ${space.l})`,
    padding: `${space.m} ${space.l} max(${space.l}, env(safe-area-inset-bottom))`,
    borderBlockStart: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    background: color.canvas,
    '& > button': { flex: 1 },
  },
  found: {
    flexBasis: '100%',
    minBlockSize: '1.5em',
    color: color.textMuted,
    fontSize: size.label,
    textAlign: 'center' as const,
  },
}
