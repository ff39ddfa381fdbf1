import { theme } from '../../../design-system/theme/theme.ts'

const { color, space, font, size, doubleLine } = theme

export const typeStyles = {
  page: { display: 'grid', gap: space.huge },
  voice: { display: 'grid', gap: space.s, paddingBlockEnd: space.xl, borderBlockEnd: doubleLine },
  name: { color: color.textMuted, fontFamily: font.interface, fontSize: size.small },
  // Excludes samples of a font from the fonts for languages.
  display: { '&, &:lang(hi)': { fontFamily: font.display, fontSize: size.section } },
  story: { '&, &:lang(hi)': { fontFamily: font.story, fontSize: size.card } },
  interface: { '&, &:lang(hi)': { fontFamily: font.interface, fontSize: size.body } },
  script: { fontSize: size.card },
  scale: { display: 'grid', gap: space.l },
  step: { display: 'grid', gap: space.xs },
}
