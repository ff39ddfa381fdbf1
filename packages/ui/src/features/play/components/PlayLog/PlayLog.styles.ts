import { bar, control, lineWidth, pane } from '../../../../design-system/theme/sizes.ts'
import { screen } from '../../../../design-system/theme/widths.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { space, media, color, reading, radius } = theme

const LOG_MAX = `max(${pane.l}, ${screen.dynamic} - ${bar.play})`

const LOG_MIN = pane.l

const spaced = {
  '& > * + *': { marginBlockStart: space.l, [media.from.m]: { marginBlockStart: space.lPlus } },
}

export const playLogStyles = {
  column: {
    position: 'relative' as const,
    display: 'flex',
    flexDirection: 'column' as const,
    inlineSize: `min(${reading.measure}, 100%)`,
    minBlockSize: 0,
    marginInline: 'auto',
    // On a wide screen with little height, the choices are next to the story.
    [media.lowAndWide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      gridTemplateRows: 'minmax(0, 1fr) auto',
    },
    background: color.readingGround,
    color: color.text,
    '& ::highlight(spoken)': { background: color.action, color: color.onAction },
    [media.from.m]: { borderInline: theme.goldDoubleLine },
    '&::before': {
      content: '""',
      position: 'absolute' as const,
      inset: '0 0 auto',
      zIndex: 1,
      blockSize: space.lPlus,
      background: `linear-gradient(${color.canvas}, ${color.scrimClear})`,
      pointerEvents: 'none' as const,
    },
    '@media print': { display: 'block', border: 0 },
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
    // The sizes of images depend on the height of this container.
    container: 'log / size',
    flex: '1 0 0',
    minBlockSize: 0,
    marginBlockStart: 'auto',
    [media.tall]: { minBlockSize: LOG_MIN },
    overflowY: 'auto' as const,
    overscrollBehavior: 'contain',
    // Fades out the last line, which the lower edge of the log may cut.
    maskImage: `linear-gradient(to top, transparent, black ${space.lPlus})`,
    paddingInline: space.l,
    scrollbarWidth: 'thin' as const,
    scrollbarColor: `${color.line} transparent`,
    '&:focus-visible': { ...theme.focusRing, outlineOffset: `-${theme.offset.m}` },
    // Applies above phone size. Bars on a phone are smaller than in the specification.
    [media.from.m]: { maxBlockSize: LOG_MAX, paddingInline: space.xxlPlus },
    [media.lowAndWide]: { marginBlockStart: 0, paddingInline: space.xl },
    '@media print': {
      container: 'none',
      maskImage: 'none',
      maxBlockSize: 'none',
      padding: 0,
      overflow: 'visible',
    },
  },
  content: {
    position: 'relative' as const,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'end',
    gap: space.l,
    minBlockSize: '100%',
    paddingBlock: `${space.xl} ${space.l}`,
    [media.from.m]: { gap: space.lPlus, paddingBlockEnd: space.lPlus },
    [media.low]: { gap: space.s, paddingBlockStart: space.l },
    '@media print': { display: 'block', '& button': { display: 'none' } },
  },
  log: spaced,
  // Wider than the text, so that marks in the margin are visible.
  block: {
    ...spaced,
    marginInline: `calc(-1 * ${space.l})`,
    paddingInline: space.l,
    [media.from.m]: { marginInline: `calc(-1 * ${space.xl})`, paddingInline: space.xl },
  },
  closedBlock: {
    contentVisibility: 'auto' as const,
    containIntrinsicSize: `auto ${theme.estimate.block}`,
    '@media print': { contentVisibility: 'visible' as const },
  },
  choices: {
    position: 'relative' as const,
    flex: '0 1 auto',
    minBlockSize: control.l,
    maxBlockSize: `min(45%, ${pane.l})`,
    padding: space.s,
    overflowY: 'auto' as const,
    overscrollBehavior: 'contain',
    borderBlockStart: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    scrollbarWidth: 'thin' as const,
    scrollbarColor: `${color.line} transparent`,
    [media.from.m]: { padding: `${space.m} ${space.xxlPlus} ${space.s}` },
    [media.lowAndWide]: {
      maxBlockSize: 'none',
      padding: space.s,
      borderBlockStart: 0,
      borderInlineStart: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    },
  },
  skip: {
    position: 'absolute' as const,
    insetBlockStart: space.xs,
    insetInline: 0,
    marginInline: 'auto',
    inlineSize: 'fit-content',
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
    border: 0,
    borderBlockStart: `${theme.lineWidth.hairline} solid ${color.lineSubtle}`,
  },
  // The controls have their own row, so that they do not cover a choice.
  reins: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    justifyContent: 'center',
    gap: space.s,
    padding: `${space.xsPlus} ${space.l} ${space.s}`,
    borderBlockStart: `${theme.lineWidth.hairline} solid ${color.lineSubtle}`,
    [media.lowAndWide]: { gridColumn: '1 / -1' },
    '& > button': { borderRadius: radius.full, backgroundColor: color.raised },
    [media.low]: { paddingBlock: space.hair, '& > button': { minBlockSize: theme.control.xs } },
  },
}
