import { theme } from '../../../../design-system/theme/theme.ts'

const { color, font, size, space, control, media } = theme

export const tellingToolsStyles = {
  tools: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    gap: `${space.xs} ${space.s}`,
    // The words of a quiet button begin where the story's do.
    marginInlineStart: `calc(-1 * ${space.mPlus})`,
    fontFamily: font.interface,
    [media.below.xl]: { '& button': { minBlockSize: control.touch, minInlineSize: control.touch } },
    // Two beside each other where there is little room: the words say enough.
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
