import type { Theme } from '@emotion/react'

/** Greatest height of the log, from the specification. */
const LOG_MAX = 'max(300px, 100dvh - 220px)'

/** Plain flow: a grid would be laid out anew from its first line with every letter at its end. */
const spaced = ({ space, media }: Theme) => ({
  '& > * + *': { marginBlockStart: space.l, [media.from.m]: { marginBlockStart: '20px' } },
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
      blockSize: '20px',
      background: `linear-gradient(${color.canvas}, ${color.scrimClear})`,
      pointerEvents: 'none' as const,
    },
  },
  corner: {
    position: 'absolute' as const,
    insetBlockStart: '6px',
    zIndex: 2,
    display: 'none',
    inlineSize: '30px',
    blockSize: '30px',
    color: color.lineGold,
    fill: 'none',
    stroke: 'currentcolor',
    strokeWidth: 1.2,
    pointerEvents: 'none' as const,
    '& > circle': { fill: 'currentcolor' },
    [media.from.l]: { display: 'block' },
  },
  cornerStart: { insetInlineStart: '5px' },
  cornerEnd: { insetInlineEnd: '5px', transform: 'scaleX(-1)' },
  scroller: {
    flex: 1,
    minBlockSize: 0,
    maxBlockSize: LOG_MAX,
    marginBlockStart: 'auto',
    overflowY: 'auto' as const,
    overscrollBehavior: 'contain',
    paddingInline: space.l,
    scrollbarWidth: 'thin' as const,
    scrollbarColor: `${color.line} transparent`,
    '&:focus-visible': { ...theme.focusRing, outlineOffset: '-4px' },
    [media.from.m]: { paddingInline: '40px' },
  },
  content: {
    position: 'relative' as const,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'end',
    gap: space.l,
    minBlockSize: '100%',
    paddingBlock: `${space.xxl} 20px`,
    [media.from.m]: { gap: '20px', paddingBlock: '40px 20px' },
  },
  log: spaced({ color, space, reading, media, radius, ...theme }),
  // Wider than its text, so that marks in the margin are not clipped with the block.
  block: {
    ...spaced({ color, space, reading, media, radius, ...theme }),
    marginInline: '-16px',
    paddingInline: '16px',
    [media.from.m]: { marginInline: '-24px', paddingInline: '24px' },
  },
  closedBlock: { contentVisibility: 'auto' as const, containIntrinsicSize: 'auto 4000px' },
  divider: {
    inlineSize: '100%',
    margin: 0,
    border: 0,
    borderBlockStart: `1px solid ${color.lineSubtle}`,
  },
  // A strip of its own below the lines: what stood over them would hide a choice.
  reins: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    justifyContent: 'center',
    gap: space.s,
    padding: '6px 16px 8px',
    borderBlockStart: `1px solid ${color.lineSubtle}`,
    '& > button': { borderRadius: radius.full, backgroundColor: color.raised },
    [media.low]: { paddingBlock: '2px', '& > button': { minBlockSize: '28px' } },
  },
})
