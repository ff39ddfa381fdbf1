import { theme } from '../../theme/theme.ts'

const { color, space, size, media, offset, lineWidth } = theme

export const sectionHeadingStyles = {
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: space.m,
    marginBlock: `${space.huge} ${space.l}`,
    [media.from.m]: { gap: space.l, marginBlock: `${space.giant} ${space.xl}` },
  },
  title: { [media.from.m]: { fontSize: size.section } },
  link: {
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { color: color.accent, textDecoration: 'underline', textUnderlineOffset: offset.l },
  },
  aside: { color: color.textMuted, fontSize: size.label },
  hint: { marginInline: `calc(-1 * ${space.sPlus})`, '& button': { borderColor: 'transparent' } },
  rule: {
    flex: 1,
    minInlineSize: space.l,
    blockSize: space.xs,
    borderBlock: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    // On a phone the title takes space from the line.
    [media.below.m]: { minInlineSize: 0, marginInlineEnd: `calc(-1 * ${space.m})` },
  },
  controls: {
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    [media.from.m]: { gap: space.m },
  },
}
