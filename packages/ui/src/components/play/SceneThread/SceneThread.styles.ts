import type { Theme } from '@emotion/react'

export const sceneThreadStyles = ({ color, font, size, space, radius, media }: Theme) => ({
  place: {
    position: 'absolute' as const,
    insetInlineStart: space.xl,
    insetBlockStart: '50%',
    display: 'none',
    inlineSize: '220px',
    transform: 'translateY(-50%)',
    [media.from.xxl]: { display: 'block' },
  },
  scene: {
    position: 'relative' as const,
    paddingBlock: '5px',
    paddingInlineStart: '30px',
    color: color.textSecondary,
    fontSize: size.label,
    lineHeight: 1.35,
    '&::before': {
      content: '""',
      position: 'absolute' as const,
      insetBlock: 0,
      insetInlineStart: '5px',
      borderInlineStart: `1px solid ${color.line}`,
    },
    '&::after': {
      content: '""',
      position: 'absolute' as const,
      insetBlockStart: '9px',
      insetInlineStart: 0,
      inlineSize: '11px',
      blockSize: '11px',
      border: `1.5px solid ${color.lineControl}`,
      borderRadius: radius.full,
      background: color.canvas,
    },
  },
  read: { '&::after': { borderColor: color.accent, background: color.accent } },
  current: {
    color: color.text,
    fontFamily: font.story,
    fontSize: size.choice,
    lineHeight: 1.3,
    '&::after': {
      borderColor: color.action,
      background: color.action,
      boxShadow: `0 0 0 4px ${color.canvas}, 0 0 0 5px ${color.action}`,
    },
  },
})
