import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, radius, media, column, lineWidth } = theme

export const coverFieldStyles = {
  place: {
    display: 'grid',
    gap: space.l,
    [media.from.m]: { gridTemplateColumns: `minmax(0, 1fr) ${column.s}` },
  },
  address: {
    display: 'grid',
    gap: space.s,
    alignContent: 'start',
    justifyItems: 'start',
    '& > div': { inlineSize: '100%' },
  },
  shown: { display: 'grid', gap: space.m, alignContent: 'start' },
  figure: { display: 'grid', gap: space.xs, alignContent: 'start' },
  placeholder: {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '16 / 9',
    border: `${lineWidth.hairline} dashed ${color.lineControl}`,
    borderRadius: radius.m,
    background: color.sunken,
    color: color.textMuted,
  },
  image: {
    inlineSize: '100%',
    aspectRatio: '16 / 9',
    borderRadius: radius.m,
    objectFit: 'cover' as const,
  },
  note: { color: color.textMuted, fontSize: size.small, lineHeight: 1.4 },
}
