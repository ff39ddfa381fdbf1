import { theme } from '../../../../design-system/theme/theme.ts'

const { color, font, size, space, media } = theme

export const nextStoryCardStyles = {
  leaf: {
    position: 'relative' as const,
    display: 'grid',
    gap: space.m,
    alignItems: 'center',
    padding: space.mPlus,
    borderRadius: theme.radius.l,
    background: color.leaf,
    color: color.leafInk,
    [media.forcedColors]: { border: `${theme.lineWidth.hairline} solid` },
    [media.from.m]: {
      gridTemplateColumns: `${theme.art.xxl} minmax(0, 1fr) auto`,
      gap: space.lPlus,
      padding: `${space.sPlus} ${space.xlPlus} ${space.sPlus} ${space.xxlPlus}`,
      borderRadius: theme.radius.leaf,
      '&::before': {
        content: '""',
        position: 'absolute' as const,
        insetInlineStart: space.mPlus,
        insetBlockStart: `calc(50% - ${theme.icon.bead} / 2)`,
        inlineSize: theme.icon.bead,
        blockSize: theme.icon.bead,
        border: `${theme.lineWidth.fine} solid ${color.leafMuted}`,
        borderRadius: theme.radius.full,
        background: color.surface,
      },
    },
  },
  picture: { borderRadius: theme.radius.s },
  words: { minInlineSize: 0 },
  reason: { color: color.leafAccent, fontSize: size.label, fontWeight: 600 },
  title: {
    fontFamily: font.story,
    fontSize: size.lead,
    fontWeight: 400,
    lineHeight: 1.3,
    overflowWrap: 'anywhere' as const,
  },
  tagline: { color: color.leafMuted, fontSize: size.label, lineHeight: 1.45 },
  way: {
    borderColor: color.leafMuted,
    color: color.leafInk,
    background: 'transparent',
    '&:hover': { background: color.leafTrack },
  },
}
