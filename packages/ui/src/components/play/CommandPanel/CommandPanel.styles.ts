import type { Theme } from '@emotion/react'

export const commandPanelStyles = ({
  color,
  size,
  space,
  radius,
  motion,
  measure,
  media,
  ...theme
}: Theme) => ({
  panel: {
    position: 'relative' as const,
    padding: `${space.s} ${space.sPlus} max(${space.s}, env(safe-area-inset-bottom))`,
    [media.from.m]: { padding: `${space.mPlus} ${space.xl} ${space.l}` },
    [media.from.xl]: {
      paddingInlineEnd: `calc(${space.xl} + var(--ui-beside, ${space.hair} * 0))`,
    },
    [media.low]: {
      paddingBlock: `${space.xsPlus} max(${space.xsPlus}, env(safe-area-inset-bottom))`,
    },
  },
  middle: {
    display: 'grid',
    gap: space.xsPlus,
    inlineSize: `min(${measure.reading}, 100%)`,
    marginInline: 'auto',
    [media.from.m]: { gap: space.m },
    [media.low]: { gap: space.xsPlus },
  },
  wallet: {
    // Above the field, where it stands before it.
    [media.from.m]: { order: -1 },
    [media.from.xl]: {
      position: 'absolute' as const,
      insetInlineEnd: space.xl,
      insetBlockStart: '50%',
      transform: 'translateY(-50%)',
    },
  },
  // Only between columns: the silent line below the field takes no room.
  form: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    columnGap: space.s,
    [media.from.m]: { columnGap: space.sPlus },
  },
  limit: { flexBasis: '100%', color: color.textMuted, fontSize: size.small },
  tooLong: { color: color.dangerText, fontWeight: 600 },
  field: {
    flex: 1,
    minInlineSize: 0,
    minBlockSize: theme.control.xl,
    padding: `${space.hair} ${space.m} 0`,
    border: `${theme.lineWidth.hairline} solid ${color.lineControl}`,
    borderRadius: radius.m,
    background: color.field,
    color: color.text,
    fontSize: size.body,
    textOverflow: 'ellipsis',
    [media.from.m]: { paddingInline: space.l },
    [media.below.m]: { '&::placeholder': { fontSize: size.note } },
    '&::placeholder': { color: color.textMuted, opacity: 1 },
    '&:hover:not(:disabled)': { borderColor: color.accent },
    '&[aria-invalid="true"]': { borderColor: color.dangerText },
    '&:disabled': { borderColor: color.line, color: color.textDisabled, cursor: 'not-allowed' },
    '&:disabled::placeholder': { color: color.textDisabled },
  },
  act: {
    minBlockSize: theme.control.xl,
    flexDirection: 'column' as const,
    gap: 0,
    paddingInline: space.sPlus,
    '&[data-taken]': { transform: `translateY(${theme.optical})` },
    [media.from.m]: { paddingInline: space.l },
    '& > span + span': { fontSize: size.caption, lineHeight: 1.15 },
  },
  // Nothing to say yet: the slab rests, and its place and price stay clear.
  resting: {
    '&[data-disabled]': {
      borderColor: color.actionEdge,
      background: color.action,
      color: color.onAction,
      cursor: 'default',
      '&::after': { display: 'block' },
    },
  },
  verbs: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space.s,
    // All in one row, also once Redo stands beside Undo.
    [media.from.m]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column' as const,
      gridAutoColumns: 'minmax(0, 1fr)',
      gap: space.sPlus,
    },
  },
  verb: {
    display: 'flex',
    alignItems: 'center',
    gap: space.m,
    minInlineSize: 0,
    minBlockSize: theme.control.xxl,
    padding: `${space.xsPlus} ${space.m} ${space.xs}`,
    border: `${theme.lineWidth.hairline} solid ${color.line}`,
    borderRadius: radius.m,
    background: 'transparent',
    color: color.text,
    fontSize: size.body,
    fontWeight: 600,
    lineHeight: 1.2,
    textAlign: 'start' as const,
    transition: `background ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}`,
    '& > svg': { color: color.accent },
    '&[data-hovered], &[data-taken]': {
      borderColor: color.lineControl,
      background: color.raised,
    },
    '&[data-pressed], &[data-taken]': { transform: `translateY(${theme.optical})` },
    // No colour is on its way: the frame of the press has to show it.
    '&[data-taken]': { transition: 'none' },
    '&[data-focus-visible]': theme.focusRing,
    '&[data-disabled]': {
      borderColor: color.lineSubtle,
      color: color.textDisabled,
      cursor: 'not-allowed',
      '& *': { color: 'inherit' },
    },
    [media.from.m]: {
      gap: space.sPlus,
      minBlockSize: theme.control.xl,
      padding: `${space.xs} ${space.m} ${space.hair}`,
    },
    [media.forcedColors]: { borderColor: 'ButtonText' },
    [media.low]: {
      justifyContent: 'center',
      minBlockSize: theme.control.l,
      padding: `${space.hair} ${space.hair} 0`,
      lineHeight: 1.1,
      textAlign: 'center' as const,
      '& > svg': { display: 'none' },
    },
  },
  // From a tablet on, what stands here has a place of its own in the top bar.
  more: { display: 'grid', gap: space.s, [media.from.m]: { display: 'none' } },
  word: { minInlineSize: 0 },
  price: {
    display: 'block',
    color: color.textMuted,
    fontSize: size.caption,
    fontWeight: 400,
    [media.from.m]: { whiteSpace: 'nowrap' as const },
  },
  short: { color: color.warningText },
})
