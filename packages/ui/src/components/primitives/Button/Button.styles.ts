import type { Theme } from '@emotion/react'

/** Second line of the slab, three pixels in, in its own ink. */
const innerLine = {
  '&::after': {
    content: '""',
    position: 'absolute' as const,
    inset: '3px',
    border: '1px solid currentcolor',
    borderRadius: '5px',
    opacity: 0.28,
    pointerEvents: 'none' as const,
  },
}

const slab = ({ color, space, radius, font, motion, focusRing, media }: Theme) => ({
  position: 'relative' as const,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.s,
  // Hind sits high in its line; two pixels bring it to the middle.
  paddingBlock: '2px 0',
  border: `1px solid ${color.lineControl}`,
  borderRadius: radius.m,
  background: 'transparent',
  color: color.text,
  fontFamily: font.interface,
  fontWeight: 600,
  lineHeight: 1.1,
  textAlign: 'center' as const,
  cursor: 'pointer',
  transition: `background ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}`,
  '& > svg': { marginBlockStart: '-2px' },
  '&[data-hovered]': { background: color.raised, borderColor: color.accent },
  '&[data-pressed]': { transform: 'translateY(1px)' },
  '&[data-focus-visible]': focusRing,
  '&[data-disabled]': {
    background: 'transparent',
    borderColor: color.line,
    color: color.textDisabled,
    cursor: 'not-allowed',
    '&::after': { display: 'none' },
  },
  '&[data-pending]': { opacity: 0.85, cursor: 'progress' },
  [media.forcedColors]: { borderColor: 'ButtonText' },
})

const variants = ({ color }: Theme) => ({
  gold: {
    background: color.action,
    borderColor: color.actionEdge,
    color: color.onAction,
    ...innerLine,
    '&[data-hovered]': { background: color.actionHover, borderColor: color.actionEdge },
  },
  brand: {
    background: color.brand,
    borderColor: 'transparent',
    color: color.onBrand,
    ...innerLine,
    '&[data-hovered]': { background: color.brandHover, borderColor: 'transparent' },
  },
  danger: {
    background: color.danger,
    borderColor: 'transparent',
    color: color.onDanger,
    ...innerLine,
    '&[data-hovered]': { background: color.dangerHover, borderColor: 'transparent' },
  },
  plain: {},
  quiet: {
    borderColor: 'transparent',
    color: color.textSecondary,
    '&[data-hovered]': { background: color.raised, borderColor: 'transparent', color: color.text },
    '&[data-disabled]': { borderColor: 'transparent', color: color.textDisabled },
  },
})

const sizes = ({ size }: Theme) => ({
  small: { minBlockSize: '36px', paddingInline: '14px', fontSize: size.label },
  medium: { minBlockSize: '44px', paddingInline: '20px', fontSize: size.body },
  large: {
    minBlockSize: '56px',
    paddingInline: '36px',
    fontSize: size.story,
    letterSpacing: '.06em',
  },
})

export const buttonStyles = (theme: Theme) => ({
  button: slab(theme),
  ...variants(theme),
  ...sizes(theme),
  fullWidth: { inlineSize: '100%' },
  detail: { fontWeight: 400 },
})
