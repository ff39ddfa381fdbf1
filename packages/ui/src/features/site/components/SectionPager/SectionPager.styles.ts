import { theme } from '../../../../design-system/theme/theme.ts'

const {
  color,
  radius,
  layer,
  motion,
  focusRing,
  media,
  screen,
  pane,
  space,
  control,
  icon,
  lineWidth,
} = theme

const DOTS_PX = 44

export const sectionPagerStyles = {
  screen: { position: 'fixed' as const, inset: 0, background: color.canvas },
  header: {
    position: 'absolute' as const,
    insetInline: 0,
    zIndex: layer.sticky,
    color: color.text,
  },
  headerOver: { insetBlockStart: 0 },
  headerOpaque: { background: color.canvas },
  headerOnArt: { [media.below.xl]: { background: color.canvas } },
  paged: {
    blockSize: '100%',
    overflow: 'hidden',
    containerType: 'size' as const,
    [media.below.l]: { blockSize: `calc(100% - ${DOTS_PX}px)` },
  },
  section: {
    position: 'relative' as const,
    display: 'grid',
    background: color.canvas,
    color: color.text,
    // Renders other sections only near the viewport.
    '&:not(:first-of-type)': {
      contentVisibility: 'auto' as const,
      containIntrinsicBlockSize: `auto ${screen.dynamic}`,
    },
  },
  // Minimum height, because the sea in the image would otherwise overlap the text.
  night: { minBlockSize: `min(${screen.dynamic}, max(${pane.night}, 0.56 * ${screen.inline}))` },
  pagedSection: {
    blockSize: '100cqb',
    minBlockSize: 0,
    overflowY: 'auto' as const,
    overscrollBehavior: 'contain',
  },
  footer: { background: color.canvas, color: color.text, '& > footer': { marginBlockStart: 0 } },
  dots: {
    position: 'absolute' as const,
    insetInlineEnd: space.lPlus,
    insetBlockStart: '50%',
    zIndex: layer.sticky,
    display: 'grid',
    transform: 'translateY(-50%)',
    color: color.text,
    [media.below.l]: {
      insetBlock: 'auto 0',
      insetInline: 0,
      gridAutoFlow: 'column',
      placeContent: 'center',
      blockSize: `${DOTS_PX}px`,
      background: color.canvas,
      transform: 'none',
    },
  },
  dot: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: control.xs,
    blockSize: control.xs,
    padding: 0,
    border: 0,
    background: 'none',
    '&::before': {
      content: '""',
      inlineSize: icon.bead,
      blockSize: icon.bead,
      border: `${lineWidth.fine} solid ${color.lineControl}`,
      borderRadius: radius.full,
      background: color.canvas,
      transition: `transform ${motion.fast} ${motion.ease}`,
    },
    '&[aria-current]::before': {
      borderColor: color.action,
      background: color.action,
      transform: 'scale(1.3)',
      [media.forcedColors]: { borderColor: 'Highlight', background: 'Highlight' },
    },
    '&:focus-visible': { ...focusRing, borderRadius: radius.full },
  },
}
