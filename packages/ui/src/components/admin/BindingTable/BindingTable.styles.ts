import { theme } from '../../../theme/theme.ts'

const { color, space, size, font, icon, media, radius, lineWidth, control, focusRing } = theme

const small = { color: color.textMuted, fontSize: size.small, lineHeight: 1.35 }

const wordStyles = {
  named: {
    display: 'flex',
    alignItems: 'center',
    gap: space.m,
    '& > [aria-hidden]': { inlineSize: icon.xxl, blockSize: icon.xxl },
  },
  task: {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: icon.xxl,
    blockSize: icon.xxl,
    border: `${lineWidth.hairline} solid ${color.line}`,
    borderRadius: radius.full,
    color: color.accent,
  },
  name: {
    display: 'grid',
    '& > b': {
      color: color.text,
      fontFamily: font.story,
      fontSize: size.slide,
      fontWeight: 400,
      lineHeight: 1.2,
    },
    '& > small': small,
  },
  price: {
    color: color.text,
    lineHeight: 1.35,
    whiteSpace: 'nowrap' as const,
    '& > small': small,
    [media.from.l]: { display: 'grid' },
  },
  quiet: { color: color.textMuted },
  chain: {
    display: 'inline-flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    gap: `${space.hair} ${space.xs}`,
    fontSize: size.label,
    '& > svg': { color: color.textMuted, scale: '.8' },
  },
  struck: { color: color.dangerText },
  today: {
    display: 'grid',
    lineHeight: 1.35,
    whiteSpace: 'nowrap' as const,
    '& > b': { color: color.text, fontWeight: 600 },
    '& > small': small,
  },
}

const boundStyles = {
  bound: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s,
    inlineSize: '100%',
    minInlineSize: theme.tile.s,
    minBlockSize: control.touch,
    padding: `${space.xs} ${space.sPlus} ${space.hair} ${space.m}`,
    border: `${lineWidth.hairline} solid ${color.lineControl}`,
    borderRadius: radius.m,
    background: color.sunken,
    color: color.text,
    fontFamily: theme.font.interface,
    fontSize: size.label,
    lineHeight: 1.25,
    textAlign: 'start' as const,
    cursor: 'pointer',
    '& > svg': { flex: 'none', color: color.textMuted },
    '& small': { color: color.textMuted, fontSize: size.small, lineHeight: 1.2 },
    '&[data-hovered]': { borderColor: color.accent },
    '&[data-focus-visible]': focusRing,
    [theme.media.forcedColors]: { borderColor: 'ButtonText' },
    [theme.media.below.l]: { minBlockSize: control.xl },
  },
  model: {
    display: 'grid',
    justifyItems: 'start',
    minInlineSize: 0,
    overflowWrap: 'anywhere' as const,
  },
  builtIn: { borderStyle: 'dashed', background: 'none', color: color.textSecondary },
  silent: {
    borderColor: color.dangerText,
    '& small': { color: color.dangerText, fontSize: size.small, lineHeight: 1.2 },
  },
}

export const bindingTableStyles = {
  ...wordStyles,
  ...boundStyles,
}
