import { theme } from '../../../theme/theme.ts'

const { color, font, lineWidth, size, space } = theme

export const phraseProposalsStyles = {
  place: { display: 'grid', gap: space.m, paddingBlockStart: space.l, minInlineSize: 0 },
  title: { fontSize: size.subsection },
  about: { color: color.textSecondary },
  done: { color: color.textSecondary, '&:empty': { display: 'none' } },
  act: { justifySelf: 'start' },
  asking: { display: 'grid', gap: space.s, color: color.textSecondary },
  scene: {
    display: 'grid',
    gap: space.m,
    minInlineSize: 0,
    paddingBlock: space.m,
    borderBlockStart: `${lineWidth.hairline} solid ${color.lineSubtle}`,
  },
  name: { fontFamily: font.story, fontSize: size.choice },
  answer: { display: 'grid', gap: space.s, minInlineSize: 0, paddingInlineStart: space.l },
}
