import { theme, space } from '../../../../design-system/theme/theme.ts'

const { color, size, radius, motion, measure, media } = theme

const stacked = {
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 0,
  padding: `${space.xs} ${space.hair} ${space.hair}`,
  lineHeight: 1.1,
  textAlign: 'center',
} as const

export const commandPanelStyles = {
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
    [media.low]: { gap: space.xs },
    [media.lowAndWide]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      inlineSize: '100%',
      columnGap: space.s,
    },
  },
  news: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `${space.hair} ${space.m}`,
    [media.lowAndWide]: { gridColumn: '1 / -1' },
  },
  wallet: {
    marginInlineStart: 'auto',
    [media.from.xl]: {
      position: 'absolute' as const,
      insetInlineEnd: space.xl,
      insetBlockStart: '50%',
      transform: 'translateY(-50%)',
    },
  },
  // Sets only the column gap, because the live region below the field is often empty.
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
  // Looks enabled, because the button is disabled only while the field is empty.
  resting: {
    '&[data-disabled]': {
      borderColor: color.actionEdge,
      background: color.action,
      color: color.onAction,
      cursor: 'default',
      '&::after': { display: 'block' },
    },
  },
  // Shows all buttons in one row, including Redo, which appears only after an undo.
  verbs: {
    display: 'grid',
    gridAutoFlow: 'column' as const,
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: space.xsPlus,
    [media.from.m]: { gap: space.sPlus },
    [media.lowAndWide]: { gridAutoColumns: 'auto', gap: space.xs },
  },
  verb: {
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    minBlockSize: theme.control.xl,
    border: `${theme.lineWidth.hairline} solid ${color.line}`,
    borderRadius: radius.m,
    background: 'transparent',
    color: color.text,
    fontWeight: 600,
    lineHeight: 1.2,
    transition: `background ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}`,
    '& > svg': { color: color.accent },
    '&[data-hovered], &[data-taken]': { borderColor: color.lineControl, background: color.raised },
    '&[data-pressed], &[data-taken]': { transform: `translateY(${theme.optical})` },
    // Removes the transition, so that a press is visible immediately.
    '&[data-taken]': { transition: 'none' },
    '&[data-disabled]': {
      borderColor: color.lineSubtle,
      color: color.textDisabled,
      cursor: 'not-allowed',
      '& *': { color: 'inherit' },
    },
    // On a phone the icons are above the labels, so that four buttons fit in one row.
    [media.below.m]: { ...stacked, fontSize: size.note },
    [media.from.m]: {
      gap: space.sPlus,
      padding: `${space.xs} ${space.m} ${space.hair}`,
      fontSize: size.body,
      textAlign: 'start' as const,
    },
    [media.low]: { ...stacked, fontSize: size.note, '& > svg': { display: 'none' } },
    [media.lowAndWide]: {
      minInlineSize: theme.control.xxl,
      paddingInline: space.xsPlus,
      fontSize: size.label,
    },
    [media.forcedColors]: { borderColor: 'ButtonText' },
  },
  word: { minInlineSize: 0, overflowWrap: 'anywhere' as const },
  price: {
    display: 'block',
    color: color.textMuted,
    fontSize: size.caption,
    fontWeight: 400,
    [media.from.m]: { whiteSpace: 'nowrap' as const },
    [media.lowAndWide]: { whiteSpace: 'normal' as const },
  },
  short: { color: color.warningText },
}
