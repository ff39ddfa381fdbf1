import type { Theme } from '@emotion/react'

import { bar, pane } from '../../../theme/sizes.ts'
import { screen } from '../../../theme/widths.ts'

/** Greatest height of the log, from the specification. */
const LOG_MAX = `max(${pane.l}, ${screen.dynamic} - ${bar.play})`

/** Plain flow: a grid would be laid out anew from its first line with every letter at its end. */
const spaced = ({ space, media }: Theme) => ({
  '& > * + *': { marginBlockStart: space.l, [media.from.m]: { marginBlockStart: space.lPlus } },
})

export const playLogStyles = ({ color, space, reading, media, radius, ...theme }: Theme) => ({
  column: {
    position: 'relative' as const,
    display: 'flex',
    flexDirection: 'column' as const,
    inlineSize: `min(${reading.measure}, 100%)`,
    minBlockSize: 0,
    marginInline: 'auto',
    background: color.readingGround,
    color: color.text,
    '& ::highlight(spoken)': { background: color.action, color: color.onAction },
    [media.from.m]: { borderInline: theme.goldDoubleLine },
    // Lines run out under the top bar instead of being cut by it.
    '&::before': {
      content: '""',
      position: 'absolute' as const,
      inset: '0 0 auto',
      zIndex: 1,
      blockSize: space.lPlus,
      background: `linear-gradient(${color.canvas}, ${color.scrimClear})`,
      pointerEvents: 'none' as const,
    },
  },
  corner: {
    position: 'absolute' as const,
    insetBlockStart: space.xsPlus,
    zIndex: 2,
    display: 'none',
    inlineSize: `calc(${theme.icon.xxl} + ${space.hair})`,
    blockSize: `calc(${theme.icon.xxl} + ${space.hair})`,
    color: color.lineGold,
    fill: 'none',
    stroke: 'currentcolor',
    strokeWidth: 1.2,
    pointerEvents: 'none' as const,
    '& > circle': { fill: 'currentcolor' },
    [media.from.l]: { display: 'block' },
  },
  cornerStart: { insetInlineStart: `calc(${space.xs} + ${theme.optical})` },
  cornerEnd: { insetInlineEnd: `calc(${space.xs} + ${theme.optical})`, transform: 'scaleX(-1)' },
  scroller: {
    flex: 1,
    minBlockSize: 0,
    marginBlockStart: 'auto',
    overflowY: 'auto' as const,
    overscrollBehavior: 'contain',
    paddingInline: space.l,
    scrollbarWidth: 'thin' as const,
    scrollbarColor: `${color.line} transparent`,
    '&:focus-visible': { ...theme.focusRing, outlineOffset: `-${theme.offset.m}` },
    // A phone's bars leave more room than the specification reckons with.
    [media.from.m]: { maxBlockSize: LOG_MAX, paddingInline: space.xxlPlus },
  },
  content: {
    position: 'relative' as const,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'end',
    gap: space.l,
    minBlockSize: '100%',
    // Above the first entry there is room for its tools.
    paddingBlock: `${space.xxlPlus} ${space.l}`,
    [media.from.m]: { gap: space.lPlus, paddingBlockEnd: space.lPlus },
  },
  log: spaced({ color, space, reading, media, radius, ...theme }),
  // Wider than its text, so that marks in the margin are not clipped with the block.
  block: {
    ...spaced({ color, space, reading, media, radius, ...theme }),
    marginInline: `calc(-1 * ${space.l})`,
    paddingInline: space.l,
    [media.from.m]: { marginInline: `calc(-1 * ${space.xl})`, paddingInline: space.xl },
  },
  closedBlock: {
    contentVisibility: 'auto' as const,
    containIntrinsicSize: `auto ${theme.estimate.block}`,
  },
  foot: { position: 'relative' as const },
  // It hangs into the room of what waits, so that nothing moves when it goes.
  whole: {
    position: 'absolute' as const,
    insetBlockStart: '100%',
    insetInline: 0,
    display: 'grid',
    justifyContent: 'center',
  },
  after: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.l,
    transition: `opacity ${theme.motion.base} ${theme.motion.ease}`,
    '&:empty': { display: 'none' },
    [media.from.m]: { gap: space.lPlus },
  },
  untold: { visibility: 'hidden' as const, opacity: 0, transition: 'none' },
  running: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.m,
  },
  divider: {
    inlineSize: '100%',
    margin: 0,
    border: 0,
    borderBlockStart: `${theme.lineWidth.hairline} solid ${color.lineSubtle}`,
  },
  // A strip of its own below the lines: what stood over them would hide a choice.
  reins: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    justifyContent: 'center',
    gap: space.s,
    padding: `${space.xsPlus} ${space.l} ${space.s}`,
    borderBlockStart: `${theme.lineWidth.hairline} solid ${color.lineSubtle}`,
    '& > button': { borderRadius: radius.full, backgroundColor: color.raised },
    [media.low]: { paddingBlock: space.hair, '& > button': { minBlockSize: theme.control.xs } },
  },
})
