import { theme } from '../../../../design-system/theme/theme.ts'

const { color, font, size, space, radius, media, column, optical, lineWidth, icon } = theme

export const sceneThreadStyles = {
  place: {
    position: 'absolute' as const,
    insetInlineStart: space.xl,
    insetBlockStart: '50%',
    display: 'none',
    inlineSize: column.xs,
    transform: 'translateY(-50%)',
    [media.from.xxl]: { display: 'block' },
  },
  bare: { inlineSize: icon.l, overflow: 'hidden', '& li': { whiteSpace: 'nowrap' as const } },
  scene: {
    position: 'relative' as const,
    paddingBlock: `calc(${space.xs} + ${optical})`,
    paddingInlineStart: `calc(${space.xlPlus} + ${space.hair})`,
    color: color.textSecondary,
    fontSize: size.label,
    lineHeight: 1.35,
    '&::before': {
      content: '""',
      position: 'absolute' as const,
      insetBlock: 0,
      insetInlineStart: `calc(${space.xs} + ${optical})`,
      borderInlineStart: `${lineWidth.hairline} solid ${color.line}`,
    },
    '&::after': {
      content: '""',
      position: 'absolute' as const,
      insetBlockStart: `calc(${space.s} + ${optical})`,
      insetInlineStart: 0,
      inlineSize: `calc(${icon.bead} + ${optical})`,
      blockSize: `calc(${icon.bead} + ${optical})`,
      border: `${lineWidth.fine} solid ${color.lineControl}`,
      borderRadius: radius.full,
      background: color.canvas,
    },
  },
  read: {
    '&::after': {
      borderColor: color.accent,
      background: color.accent,
      [media.forcedColors]: { background: 'CanvasText' },
    },
  },
  current: {
    color: color.text,
    fontFamily: font.story,
    fontSize: size.choice,
    lineHeight: 1.3,
    '&::after': {
      borderColor: color.action,
      background: color.action,
      boxShadow: `0 0 0 ${lineWidth.double} ${color.canvas}, 0 0 0 calc(${lineWidth.double} + ${lineWidth.hairline}) ${color.action}`,
      [media.forcedColors]: { borderColor: 'Highlight', background: 'Highlight' },
    },
  },
}
