import { theme } from '../../../../design-system/theme/theme.ts'

const { color, font, size, space, media } = theme

export const recalledTurnsStyles = {
  title: { margin: 0, fontSize: size.heading, lineHeight: 1.3 },
  list: {
    display: 'grid',
    gap: `${space.mPlus} ${space.xxl}`,
    margin: `${space.sPlus} 0 0`,
    padding: 0,
    listStyle: 'none',
    [media.from.xl]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  line: {
    position: 'relative' as const,
    paddingInlineStart: space.xl,
    fontFamily: font.story,
    fontSize: size.choice,
    lineHeight: 1.5,
    overflowWrap: 'anywhere' as const,
    '&::before': {
      content: '""',
      position: 'absolute' as const,
      insetInlineStart: 0,
      insetBlockStart: '0.5em',
      inlineSize: theme.icon.dot,
      blockSize: theme.icon.dot,
      borderRadius: theme.radius.full,
      borderStartEndRadius: 0,
      background: color.progressFill,
      transform: 'rotate(45deg)',
    },
  },
  turn: {
    minBlockSize: theme.control.least,
    marginInlineStart: space.xs,
    padding: `0 ${space.hair}`,
    border: 0,
    borderRadius: theme.radius.xs,
    background: 'none',
    color: color.link,
    cursor: 'pointer',
    fontFamily: font.interface,
    fontSize: size.small,
    textDecoration: 'underline',
    textDecorationColor: color.lineControl,
    textUnderlineOffset: theme.offset.m,
    whiteSpace: 'nowrap' as const,
    '&[data-hovered]': { textDecorationColor: 'currentcolor' },
    '&[data-focus-visible]': theme.focusRing,
  },
}
