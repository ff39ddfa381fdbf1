import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, radius, size, media, art, lineWidth } = theme

export const accountNoticeStyles = {
  notice: { display: 'grid', justifyItems: 'center', gap: space.l, textAlign: 'center' as const },
  seal: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: art.s,
    blockSize: art.s,
    borderRadius: radius.full,
    [media.forcedColors]: { border: `${lineWidth.hairline} solid CanvasText` },
  },
  waiting: { background: color.neutralSurface, color: color.neutralText },
  asking: { background: color.neutralSurface, color: color.neutralText },
  done: { background: color.positiveSurface, color: color.positiveText },
  failed: { background: color.dangerSurface, color: color.dangerText },
  title: {
    fontSize: size.titleSmall,
    textWrap: 'balance' as const,
    [media.from.m]: { fontSize: size.title },
  },
  message: { color: color.textSecondary, textWrap: 'pretty' as const },
  actions: {
    display: 'grid',
    justifyItems: 'center',
    gap: space.l,
    inlineSize: '100%',
    marginBlockStart: space.s,
  },
}
