import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, radius, media, picture, lineWidth } = theme

export const guidePictureStyles = {
  picture: {
    display: 'block',
    inlineSize: `min(100%, ${picture.phone})`,
    blockSize: 'auto',
    marginBlockStart: space.l,
    border: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    borderRadius: radius.l,
    [media.from.m]: { inlineSize: `min(100%, ${picture.desk})` },
  },
}
