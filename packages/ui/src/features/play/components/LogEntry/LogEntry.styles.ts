import { dropCap } from '../../../../design-system/theme/dropCap.ts'
import { inIndic } from '../../../../design-system/theme/indic.ts'
import { icon } from '../../../../design-system/theme/sizes.ts'
import { portraitStyle } from '../../../../design-system/theme/portraitStyle.ts'
import { theme, radius } from '../../../../design-system/theme/theme.ts'

const { color, font, size, space, media, reading } = theme

const flame = {
  content: '""',
  flex: 'none',
  inlineSize: icon.dot,
  blockSize: icon.dot,
  transform: 'rotate(45deg)',
  borderRadius: `${radius.drop} 0 ${radius.drop} ${radius.drop}`,
} as const

const story = {
  fontFamily: reading.face,
  fontSize: reading.size,
  lineHeight: reading.leading,
  whiteSpace: 'pre-line' as const,
  // Indic scripts have marks above and below the line, so the lines need more space.
  [inIndic]: {
    fontSize: `calc(${reading.size} * 1.056)`,
    lineHeight: `calc(${reading.leading} + .15)`,
  },
  '&:lang(ur)': {
    fontFamily: font.nastaliq,
    fontSize: `calc(${reading.size} * 1.11)`,
    lineHeight: `calc(${reading.leading} + .5)`,
    // Each line has its own text direction, for example English text in an Urdu story.
    unicodeBidi: 'plaintext' as const,
  },
}
const aside = {
  fontFamily: font.interface,
  fontSize: `max(${size.body}, calc(${reading.size} * .889))`,
  lineHeight: 1.5,
}
const small = `max(${size.small}, calc(${reading.size} * .722))`
const you = {
  ...aside,
  display: 'flex',
  alignItems: 'baseline',
  gap: space.sPlus,
  color: color.accent,
  fontWeight: 600,
  overflowWrap: 'anywhere' as const,
  whiteSpace: 'pre-line' as const,
  '&::before': { ...flame, background: color.action },
}

export const logEntryStyles = {
  entry: {
    position: 'relative' as const,
    scrollMarginBlockStart: space.xxl,
    color: color.text,
    '&:focus': theme.focusRing,
    // A flame in the margin shows the focus, instead of an outline around the text.
    '&[data-quiet-focus]:focus': { outline: 'none', '&::before': { opacity: 1 } },
    '& span': { fontFamily: 'inherit', lineHeight: 'inherit' },
    '&::before': {
      ...flame,
      position: 'absolute' as const,
      insetBlockStart: space.m,
      insetInlineStart: `calc(-1 * ${space.lPlus})`,
      background: color.action,
      opacity: 0,
      transition: `opacity ${theme.motion.slow} ${theme.motion.ease}`,
      [media.below.m]: { insetInlineStart: `calc(-1 * (${space.m} + ${theme.optical}))` },
    },
    '&[data-highlighted]::before': { opacity: 1 },
  },
  historical: { color: color.historical },
  past: { color: 'inherit' },
  narrative: story,
  dropCap: dropCap({ color, font, space }),
  withPortrait: { display: 'flow-root' },
  portrait: portraitStyle(theme),
  // Places the new text above the hidden old text, which reserves the space.
  inStead: { display: 'grid', '& > span': { gridArea: '1 / 1' } },
  stead: { visibility: 'hidden' as const },
  latest: { paddingBlockEnd: space.sPlus, borderBlockEnd: reading.underline },
  setup: {
    ...story,
    paddingInlineStart: space.lPlus,
    borderInlineStart: theme.goldDoubleLine,
    color: color.textSecondary,
    fontStyle: 'italic',
    '&:lang(ur)': { ...story['&:lang(ur)'], fontStyle: 'normal' },
  },
  completion: {
    ...story,
    paddingBlock: space.m,
    borderBlock: `${theme.lineWidth.hairline} solid ${color.lineGold}`,
    color: color.accent,
    textAlign: 'center' as const,
    textWrap: 'balance' as const,
  },
  user_action: you,
  choice: you,
  model_info: {
    ...aside,
    display: 'flex',
    alignItems: 'center',
    gap: space.m,
    color: color.textMuted,
    fontSize: small,
    '&::after': {
      content: '""',
      flex: 1,
      borderBlockStart: `${theme.lineWidth.hairline} solid ${color.lineSubtle}`,
    },
  },
  action: {
    color: color.textMuted,
    fontFamily: font.story,
    fontSize: size.note,
    fontStyle: 'italic',
  },
  session_separator: {
    ...aside,
    display: 'flex',
    alignItems: 'center',
    gap: space.l,
    color: color.textMuted,
    fontSize: small,
    '&::before, &::after': {
      content: '""',
      flex: 1,
      blockSize: space.xs,
      borderBlock: `${theme.lineWidth.hairline} solid ${color.lineGold}`,
    },
  },
  notice: {
    ...aside,
    display: 'flex',
    alignItems: 'center',
    gap: space.m,
    padding: `${space.m} ${space.l} ${space.sPlus}`,
    borderRadius: radius.m,
  },
  warning: { background: color.warningSurface, color: color.warningText },
  picture: { ...story, color: color.textSecondary, fontStyle: 'italic' },
  error: { alignItems: 'start', background: color.dangerSurface, color: color.dangerText },
  fault: { display: 'grid', gap: space.m, minInlineSize: 0 },
}
