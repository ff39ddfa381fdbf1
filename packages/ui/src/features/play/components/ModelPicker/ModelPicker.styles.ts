import { theme } from '../../../../design-system/theme/theme.ts'

const { color, size, space, radius, motion, media } = theme

export const modelPickerStyles = {
  trigger: {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    minBlockSize: theme.control.touch,
    padding: `${space.xs} ${space.sPlus} ${space.hair}`,
    border: `${theme.lineWidth.hairline} solid ${color.lineControl}`,
    borderRadius: radius.m,
    background: color.surface,
    color: color.text,
    fontWeight: 600,
    lineHeight: 1.15,
    textAlign: 'start' as const,
    transition: `border-color ${motion.fast} ${motion.ease}`,
    '&[data-hovered]': { borderColor: color.accent },
    [media.from.xl]: { gap: space.sPlus, paddingInline: space.mPlus },
    // On a phone it fills a row of the sheet.
    [media.below.m]: { inlineSize: '100%', '& > svg': { marginInlineStart: 'auto' } },
  },
  open: { borderColor: color.accent },
  kind: {
    display: 'block',
    color: color.textMuted,
    fontSize: size.caption,
    fontWeight: 400,
    // Visually hidden in a narrow bar, because the button's name needs the text.
    [media.below.xl]: { position: 'absolute' as const, clipPath: 'inset(50%)' },
    [media.below.m]: { position: 'static' as const, clipPath: 'none' },
  },
  // Part of the name `Text model: Tenali`, but invisible, because it has two lines.
  colon: { opacity: 0 },
  panel: {
    position: 'absolute' as const,
    // Aligned with the edge of the bar, to be next to the reading column.
    insetBlockStart: `calc(100% - ${space.xs})`,
    insetInlineEnd: space.m,
    zIndex: theme.layer.dropdown,
    inlineSize: theme.popup.beside,
    maxBlockSize: `calc(${theme.screen.dynamic} - ${space.vast})`,
    padding: space.s,
    overflowY: 'auto' as const,
    border: `${theme.lineWidth.hairline} solid ${color.line}`,
    borderRadius: radius.l,
    background: color.overlay,
    boxShadow: theme.shadow,
    [media.below.m]: {
      position: 'static' as const,
      inlineSize: 'auto',
      marginBlockStart: space.xs,
    },
  },
  closed: { display: 'none' },
}
