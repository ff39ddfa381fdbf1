import { wordmarkFont } from '../../../../design-system/theme/wordmark.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, radius, font, size, media, icon, optical } = theme

export const logoStyles = {
  link: {
    display: 'flex',
    alignItems: 'center',
    gap: space.m,
    borderRadius: radius.s,
    font: `400 ${size.brand}/1 ${font.display}`,
    whiteSpace: 'nowrap' as const,
    '& > svg': { flex: 'none', color: color.accent, inlineSize: icon.huge, blockSize: icon.huge },
    [media.from.m]: {
      fontSize: size.subsection,
      '& > svg': { inlineSize: icon.giant, blockSize: icon.giant },
    },
  },
  inHindi: {
    display: 'none',
    paddingBlockStart: `calc(${space.xs} + ${optical})`,
    color: color.textMuted,
    font: `400 ${size.note}/1 ${wordmarkFont({ font })}`,
    [media.from.xxl]: { display: 'inline' },
  },
}
