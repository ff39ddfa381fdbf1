import { theme } from '../../../theme/theme.ts'

const { color, font, radius, size, space, lineWidth } = theme

export const knownNoteStyles = {
  note: {
    display: 'grid',
    justifyItems: 'start',
    gap: space.s,
    padding: `${space.m} ${space.mPlus}`,
    border: `${lineWidth.hairline} solid ${color.lineGold}`,
    borderRadius: radius.l,
    background: color.surface,
    color: color.text,
  },
  title: { color: color.textSecondary, fontSize: size.label },
  items: {
    display: 'grid',
    gap: space.xs,
    margin: 0,
    paddingInlineStart: space.l,
    fontFamily: font.story,
    fontSize: size.story,
    lineHeight: 1.45,
    overflowWrap: 'anywhere' as const,
  },
}
