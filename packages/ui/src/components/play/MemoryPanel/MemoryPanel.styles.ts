import { keyframes } from '@emotion/react'
import type { Theme } from '@emotion/react'

import { icon, radius, space } from '../../../theme/sizes.ts'

const rise = keyframes({ from: { transform: `translateY(${space.xl})`, opacity: 0 } })

/** A flame: one of so many. */
const pip = {
  inlineSize: icon.xs,
  blockSize: icon.xs,
  transform: 'rotate(45deg)',
  borderRadius: `${radius.m} ${space.hair} ${radius.m} ${radius.m}`,
} as const

const placesOf = (theme: Theme) => {
  const { color, layer, motion, doubleLine, media, lineWidth, offset } = theme

  return {
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
      display: 'grid',
      blockSize: '88%',
      borderBlockStart: theme.goldDoubleLine,
      borderStartStartRadius: radius.l,
      borderStartEndRadius: radius.l,
      background: color.surface,
      color: color.text,
      animation: `${rise} ${motion.base} ${motion.ease}`,
      [media.forcedColors]: { borderBlockStart: `${lineWidth.heavy} double CanvasText` },
    },
    dialog: { display: 'grid', minBlockSize: 0, outline: 'none' },
  }
}

const tabsOf = ({ color, space, size, control, lineWidth, focusRing }: Theme) => ({
  tabs: {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    minBlockSize: 0,
  },
  tabRow: {
    marginInline: space.lPlus,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    borderBlockEnd: `${lineWidth.hairline} solid ${color.line}`,
  },
  tabList: { display: 'flex', gap: space.xlPlus },
  tab: {
    display: 'flex',
    alignItems: 'center',
    gap: space.sPlus,
    minBlockSize: control.touch,
    marginBlockEnd: `-${lineWidth.hairline}`,
    borderBlockEnd: `${lineWidth.thick} solid transparent`,
    color: color.textSecondary,
    fontSize: size.note,
    cursor: 'pointer',
    outline: 'none',
    '&[data-hovered]': { color: color.text },
    '&[data-selected]': {
      borderBlockEndColor: color.accent,
      color: color.text,
      fontWeight: 600,
    },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: `-${lineWidth.thick}` },
  },
  pageCount: { color: color.textMuted, fontSize: size.small, fontWeight: 400 },
})

const linesOf = ({ color, space, size, font, control, lineWidth, media, focusRing }: Theme) => ({
  heading: {
    marginBlock: `${space.l} ${space.xs}`,
    color: color.textMuted,
    fontFamily: font.interface,
    fontSize: size.small,
    fontWeight: 600,
    lineHeight: 1.3,
  },
  list: { listStyle: 'none', margin: 0, padding: 0 },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    gap: `${space.hair} ${space.mPlus}`,
    paddingBlock: `${space.s} ${space.xsPlus}`,
    borderBlockEnd: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    '&:last-of-type': { borderBlockEnd: 0 },
  },
  words: {
    minInlineSize: 0,
    fontFamily: font.story,
    fontSize: size.body,
    lineHeight: 1.4,
    overflowWrap: 'anywhere' as const,
    '&:lang(ur), & :lang(ur)': { fontFamily: font.nastaliq, lineHeight: 2 },
  },
  struck: { color: color.textMuted },
  value: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    gap: space.sPlus,
    paddingBlockStart: space.xs,
    color: color.textMuted,
    fontFamily: font.interface,
    fontSize: size.small,
    lineHeight: 1.3,
  },
  pips: { display: 'flex', gap: space.xsPlus },
  pip: { ...pip, border: `${lineWidth.fine} solid ${color.lineControl}` },
  pipFull: {
    borderColor: color.action,
    background: color.action,
    [media.forcedColors]: { background: 'CanvasText' },
  },
  isNew: {
    display: 'block',
    paddingBlockStart: space.xs,
    color: color.accent,
    fontFamily: font.interface,
    fontSize: size.caption,
    fontWeight: 600,
    lineHeight: 1.2,
  },
  turn: {
    minBlockSize: control.least,
    padding: 0,
    border: 0,
    background: 'transparent',
    color: color.link,
    fontSize: size.small,
    whiteSpace: 'nowrap' as const,
    textDecoration: `underline ${color.lineControl}`,
    textUnderlineOffset: space.xs,
    cursor: 'pointer',
    '&[data-hovered]': { textDecorationColor: 'currentcolor' },
    '&[data-focus-visible]': focusRing,
    [media.below.xl]: { minBlockSize: control.touch, marginBlock: `-${space.sPlus}` },
  },
  acts: {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space.xs,
    paddingBlockStart: space.hair,
    [media.below.xl]: { '& > button': { minBlockSize: control.touch } },
  },
  from: { flex: 1, color: color.textMuted, fontSize: size.small },
  refusal: { flexBasis: '100%', color: color.dangerText, fontSize: size.small },
  mending: { gridColumn: '1 / -1', display: 'grid', gap: space.s },
})

const pagesOf = ({ color, space, size, font, lineWidth }: Theme) => ({
  page: {
    paddingBlock: space.m,
    borderBlockEnd: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    overflowWrap: 'anywhere' as const,
  },
  pageHead: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space.m,
  },
  pageTitle: { fontSize: size.lead, lineHeight: 1.3 },
  pageText: {
    paddingBlockStart: space.xs,
    fontFamily: font.story,
    fontSize: size.body,
    lineHeight: 1.5,
    whiteSpace: 'pre-line' as const,
  },
  source: { margin: 0, paddingBlockStart: space.s, color: color.textMuted, fontSize: size.small },
  passage: {
    margin: 0,
    marginBlockEnd: space.xs,
    paddingInlineStart: space.m,
    borderInlineStart: `${lineWidth.thick} solid ${color.lineGold}`,
    color: color.textSecondary,
    fontFamily: font.story,
    fontSize: size.note,
    fontStyle: 'italic',
    lineHeight: 1.5,
    whiteSpace: 'pre-line' as const,
  },
  translator: { display: 'block' },
})

export const memoryPanelStyles = (theme: Theme) => {
  const { color, space, size } = theme

  return {
    ...placesOf(theme),
    ...tabsOf(theme),
    ...linesOf(theme),
    ...pagesOf(theme),
    content: {
      position: 'relative' as const,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto minmax(0, 1fr)',
      minBlockSize: 0,
      paddingBlockStart: space.l,
    },
    title: {
      paddingInline: space.lPlus,
      fontSize: size.heading,
      lineHeight: 1.2,
    },
    titleBesideClose: { paddingInlineEnd: space.giant },
    closeAlone: {
      position: 'absolute' as const,
      insetBlockStart: space.m,
      insetInlineEnd: space.lPlus,
    },
    scroller: {
      minBlockSize: 0,
      paddingInline: space.lPlus,
      paddingBlockEnd: `max(${space.xl}, env(safe-area-inset-bottom))`,
      overflowY: 'auto' as const,
      overscrollBehavior: 'contain' as const,
      scrollbarWidth: 'thin' as const,
      scrollbarColor: `${color.line} transparent`,
      outline: 'none',
      '&[data-focus-visible]': { ...theme.focusRing, outlineOffset: `-${theme.offset.m}` },
    },
    note: { paddingBlock: space.m, color: color.textMuted, fontSize: size.label, lineHeight: 1.5 },
  }
}
