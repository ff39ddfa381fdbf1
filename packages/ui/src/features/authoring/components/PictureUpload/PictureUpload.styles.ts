import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, radius, lineWidth } = theme

export const pictureUploadStyles = {
  place: { display: 'grid', gap: space.s, inlineSize: '100%' },
  drop: {
    display: 'grid',
    gap: space.s,
    justifyItems: 'center',
    padding: space.m,
    border: `${lineWidth.fine} dashed ${color.lineControl}`,
    borderRadius: radius.m,
    textAlign: 'center' as const,
    '&[data-drop-target]': { background: color.neutralSurface },
    '&[data-focus-visible]': { borderColor: color.accent },
  },
  ways: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    justifyContent: 'center',
    gap: space.s,
  },
  readable: { color: color.textMuted, fontSize: size.small, lineHeight: 1.4 },
  news: { fontSize: size.label, lineHeight: 1.4 },
  done: { color: color.positiveText },
  refused: { color: color.dangerText },
}
