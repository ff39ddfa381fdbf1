import { keyframes } from '@emotion/react'

import { entrance } from '../../../../design-system/theme/entrance.ts'
import { theme, radius, space } from '../../../../design-system/theme/theme.ts'

const { color, layer, motion, doubleLine, media, lineWidth, offset, focusRing, size } = theme

const rise = keyframes({ from: { transform: `translateY(${space.xl})`, opacity: 0 } })

const placesOf = {
  beside: {
    flex: 'none',
    display: 'grid',
    inlineSize: theme.column.xxl,
    minBlockSize: 0,
    borderInlineStart: doubleLine,
    borderBlockStart: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    background: color.surface,
    outlineOffset: `-${offset.m}`,
    '&:focus:not(:focus-visible)': { outline: 'none' },
  },
  veil: { position: 'fixed' as const, inset: 0, zIndex: layer.overlay, background: color.veil },
  sheet: {
    position: 'absolute' as const,
    insetInline: 0,
    insetBlockEnd: 0,
    display: 'grid',
    blockSize: '88%',
    borderBlockStart: theme.goldDoubleLine,
    borderStartStartRadius: radius.l,
    borderStartEndRadius: radius.l,
    background: color.surface,
    color: color.text,
    ...entrance(`${rise} ${motion.base} ${motion.ease}`),
    [media.forcedColors]: { borderBlockStart: `${lineWidth.heavy} double CanvasText` },
  },
  dialog: { display: 'grid', minBlockSize: 0, outline: 'none' },
}

const scrollerOf = {
  minBlockSize: 0,
  paddingInline: space.lPlus,
  paddingBlockEnd: `max(${space.xl}, env(safe-area-inset-bottom))`,
  overflowY: 'auto' as const,
  overscrollBehavior: 'contain' as const,
  scrollbarWidth: 'thin' as const,
  scrollbarColor: `${color.line} transparent`,
  outline: 'none',
  '&[data-focus-visible]': { ...focusRing, outlineOffset: `-${offset.m}` },
}

const tabsOf = {
  tabs: {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    minBlockSize: 0,
    '& > [data-row]': { marginInline: theme.space.lPlus },
    '& > [role="tabpanel"]': scrollerOf,
  },
  pageCount: { color: theme.color.textMuted, fontSize: theme.size.small, fontWeight: 400 },
}

export const memoryPanelStyles = {
  ...placesOf,
  ...tabsOf,
  content: {
    position: 'relative' as const,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    minBlockSize: 0,
    paddingBlockStart: space.l,
  },
  title: { paddingInline: space.lPlus, fontSize: size.heading, lineHeight: 1.2 },
  titleBesideClose: { paddingInlineEnd: space.giant },
  closeAlone: {
    position: 'absolute' as const,
    insetBlockStart: space.m,
    insetInlineEnd: space.lPlus,
  },
  scroller: scrollerOf,
  note: { paddingBlock: space.m, color: color.textMuted, fontSize: size.label, lineHeight: 1.5 },
}
