import { theme } from '../../theme/theme.ts'

const { color, space, radius, size, motion, media, lineWidth, icon, optical } = theme

export const passwordChecklistStyles = {
  box: {
    display: 'grid',
    gap: space.s,
    paddingBlock: space.xs,
    paddingInlineStart: space.m,
    borderInlineStart: `${lineWidth.double} double ${color.lineGold}`,
  },
  title: {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    color: color.textSecondary,
    fontSize: size.label,
  },
  lamp: { position: 'relative' as const, color: color.textDisabled },
  lit: {
    position: 'absolute' as const,
    inset: 0,
    color: color.accent,
    transition: `opacity ${motion.slow} ${motion.ease}`,
  },
  list: {
    display: 'grid',
    gap: `${space.xs} ${space.l}`,
    [media.from.s]: { gridTemplateColumns: '1fr 1fr' },
  },
  rule: {
    position: 'relative' as const,
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    color: color.textMuted,
    fontSize: size.small,
  },
  note: { color: color.text, fontSize: size.small, '&:empty': { display: 'none' } },
  met: { color: color.positiveText },
  mark: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: icon.m,
    blockSize: icon.m,
    '&::before': {
      content: '""',
      inlineSize: `calc(${icon.dot} - ${optical})`,
      blockSize: `calc(${icon.dot} - ${optical})`,
      border: `${lineWidth.fine} solid ${color.lineControl}`,
      borderRadius: radius.full,
    },
  },
  markMet: { '&::before': { display: 'none' } },
}
