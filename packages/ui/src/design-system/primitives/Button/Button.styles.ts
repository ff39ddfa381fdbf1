import { lineWidth } from '../../theme/sizes.ts'
import { theme, radius } from '../../theme/theme.ts'

const { color, space, font, motion, media, optical, size, control } = theme

const innerLine = {
  '&::after': {
    content: '""',
    position: 'absolute' as const,
    inset: lineWidth.heavy,
    border: `${lineWidth.hairline} solid currentcolor`,
    borderRadius: `calc(${radius.m} - ${lineWidth.heavy})`,
    opacity: 0.28,
    pointerEvents: 'none' as const,
  },
}

const slab = {
  position: 'relative' as const,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.s,
  // Moves the label down by two pixels, because the letters of the font Hind are high in the line.
  paddingBlock: `${space.hair} 0`,
  border: `${lineWidth.hairline} solid ${color.lineControl}`,
  borderRadius: radius.m,
  background: 'transparent',
  color: color.text,
  fontFamily: font.interface,
  fontWeight: 600,
  lineHeight: 1.1,
  textAlign: 'center' as const,
  cursor: 'pointer',
  transition: `background ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}`,
  '& > svg': { marginBlockStart: `calc(-1 * ${space.hair})` },
  '&[data-hovered]': { background: color.raised, borderColor: color.accent },
  '&[data-pressed]': { transform: `translateY(${optical})` },
  '&[data-disabled], &[aria-disabled="true"]:not([data-pending])': {
    background: 'transparent',
    borderColor: color.line,
    color: color.textDisabled,
    cursor: 'not-allowed',
    '&::after': { display: 'none' },
  },
  '&[data-pending]': { opacity: 0.85, cursor: 'progress' },
  [media.forcedColors]: { borderColor: 'ButtonText' },
}

const variants = {
  primary: {
    background: color.action,
    borderColor: color.actionEdge,
    color: color.onAction,
    ...innerLine,
    '&[data-hovered]': { background: color.actionHover, borderColor: color.actionEdge },
  },
  danger: {
    background: color.danger,
    borderColor: 'transparent',
    color: color.onDanger,
    ...innerLine,
    '&[data-hovered]': { background: color.dangerHover, borderColor: 'transparent' },
  },
  secondary: {},
  quiet: {
    borderColor: 'transparent',
    color: color.textSecondary,
    '&[data-hovered]': { background: color.raised, borderColor: 'transparent', color: color.text },
    '&[data-disabled]': { borderColor: 'transparent', color: color.textDisabled },
  },
}

const sizes = {
  small: { minBlockSize: control.m, paddingInline: space.mPlus, fontSize: size.label },
  medium: { minBlockSize: control.touch, paddingInline: space.lPlus, fontSize: size.body },
  large: {
    minBlockSize: control.xxl,
    paddingInline: `calc(${space.xxl} + ${space.xs})`,
    fontSize: size.story,
    letterSpacing: '.06em',
  },
}

export const buttonStyles = {
  button: slab,
  ...variants,
  ...sizes,
  fullWidth: { inlineSize: '100%' },
  detail: { fontWeight: 400 },
}
