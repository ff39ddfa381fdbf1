import { theme } from '../../../theme/theme.ts'

const { color, font, radius, size, space, lineWidth } = theme

export const keepPlayCardStyles = {
  card: {
    display: 'grid',
    gap: space.m,
    padding: `${space.m} ${space.mPlus} ${space.mPlus}`,
    border: `${lineWidth.hairline} solid ${color.lineGold}`,
    borderRadius: radius.l,
    background: color.surface,
    color: color.text,
  },
  words: { fontFamily: font.story, fontSize: size.story, lineHeight: 1.45 },
  more: { color: color.textSecondary },
  ways: { display: 'flex', flexWrap: 'wrap' as const, gap: space.xs },
  // Narrow, so that the three ways stand in one line on a phone.
  quiet: { paddingInline: space.sPlus },
}
