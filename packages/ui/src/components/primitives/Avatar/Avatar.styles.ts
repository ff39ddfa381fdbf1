import { theme } from '../../../theme/theme.ts'

const { color, font, radius, optical, lineWidth } = theme

export const avatarStyles = {
  disc: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    // Both clips the picture and leaves the gold ring, which is a shadow.
    overflow: 'hidden',
    paddingBlockStart: optical,
    borderRadius: radius.full,
    boxShadow: `0 0 0 ${lineWidth.hairline} ${color.canvas}, 0 0 0 ${lineWidth.thick} ${color.lineGold}`,
    color: color.onBrand,
    fontFamily: font.display,
    fontWeight: 400,
    lineHeight: 1,
    userSelect: 'none' as const,
  },
  picture: {
    inlineSize: '100%',
    blockSize: '100%',
    marginBlockStart: `-${optical}`,
    objectFit: 'cover' as const,
  },
}
