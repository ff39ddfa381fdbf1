import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, radius, size, font, goldDoubleLine, screen, pane } = theme

export const testPlayDialogStyles = {
  note: { color: color.textMuted, fontSize: size.small },
  log: {
    display: 'grid',
    alignContent: 'start',
    gap: space.m,
    blockSize: `min(0.38 * ${screen.dynamic}, ${pane.xl})`,
    marginBlock: space.m,
    padding: space.l,
    borderRadius: radius.m,
    background: color.canvas,
  },
  said: {
    paddingInlineStart: space.m,
    borderInlineStart: goldDoubleLine,
    color: color.textMuted,
    overflowWrap: 'anywhere' as const,
  },
  told: {
    color: color.text,
    fontFamily: font.story,
    fontSize: size.choice,
    lineHeight: 1.65,
    overflowWrap: 'anywhere' as const,
    whiteSpace: 'pre-line' as const,
  },
  ending: { color: color.accent, fontFamily: font.story },
  waiting: { color: color.textMuted },
  acts: { display: 'grid', gap: space.m },
  where: { color: color.textMuted, fontSize: size.small, overflowWrap: 'anywhere' as const },
  own: { display: 'grid', gap: space.m },
  commands: { display: 'flex', flexWrap: 'wrap' as const, gap: space.s },
}
