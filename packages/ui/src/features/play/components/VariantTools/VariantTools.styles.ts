import { theme } from '../../../../design-system/theme/theme.ts'

const { color, font, size, space, control, media } = theme

export const variantToolsStyles = {
  tools: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    gap: `${space.xs} ${space.s}`,
    // Aligns the labels of quiet buttons with the story.
    marginInlineStart: `calc(-1 * ${space.mPlus})`,
    fontFamily: font.interface,
    [media.below.xl]: { '& button': { minBlockSize: control.touch, minInlineSize: control.touch } },
    // Hides the icons on a narrow screen, so that two buttons fit.
    [media.below.m]: {
      marginInlineStart: `calc(-1 * ${space.s})`,
      '& > button': { paddingInline: space.s, '& > svg': { display: 'none' } },
    },
  },
  variants: {
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    marginInlineStart: 'auto',
    color: color.textMuted,
    fontSize: size.small,
    lineHeight: 1.3,
  },
  refusal: { flexBasis: '100%', '&:empty': { display: 'none' } },
}
