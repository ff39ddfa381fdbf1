import { theme } from '../../../theme/theme.ts'

const { color, space, size, font, lineWidth } = theme

export const codexEntryStyles = {
  page: {
    paddingBlock: space.m,
    borderBlockEnd: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    overflowWrap: 'anywhere' as const,
  },
  head: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space.m,
  },
  title: { fontSize: size.lead, lineHeight: 1.3 },
  text: {
    paddingBlockStart: space.xs,
    fontFamily: font.story,
    fontSize: size.body,
    lineHeight: 1.5,
    whiteSpace: 'pre-line' as const,
  },
  source: { margin: 0, paddingBlockStart: space.s, color: color.textMuted, fontSize: size.small },
  passage: {
    margin: 0,
    marginBlockEnd: space.xs,
    paddingInlineStart: space.m,
    borderInlineStart: `${lineWidth.thick} solid ${color.lineGold}`,
    color: color.textSecondary,
    fontFamily: font.story,
    fontSize: size.note,
    fontStyle: 'italic',
    lineHeight: 1.5,
    whiteSpace: 'pre-line' as const,
  },
  translator: { display: 'block' },
}
