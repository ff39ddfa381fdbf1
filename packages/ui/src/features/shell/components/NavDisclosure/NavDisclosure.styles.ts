import { droppedSurface } from '../../../../design-system/theme/hangingSurface.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, radius, focusRing, motion } = theme

export const navDisclosureStyles = {
  place: { position: 'relative' as const },
  button: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    minInlineSize: theme.control.xs,
    minBlockSize: theme.control.touch,
    padding: `${space.hair} 0 0`,
    border: 0,
    borderRadius: radius.s,
    background: 'none',
    color: color.textSecondary,
    '& > svg': {
      marginBlockStart: `calc(-1 * ${space.hair})`,
      transition: `transform ${motion.base} ${motion.ease}`,
    },
    '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
    '&[data-hovered]': { color: color.text },
  },
  list: {
    ...droppedSurface(theme),
    insetInlineEnd: 0,
    insetBlockStart: `calc(100% + ${space.xsPlus})`,
    minInlineSize: theme.popup.submenu,
  },
  act: {
    marginBlockStart: space.xs,
    borderBlockStart: `${theme.lineWidth.hairline} solid ${color.line}`,
    paddingBlockStart: space.xs,
  },
  link: {
    display: 'block',
    inlineSize: '100%',
    border: 0,
    background: 'none',
    font: 'inherit',
    textAlign: 'start' as const,
    padding: `calc(${space.sPlus} + ${theme.optical}) ${space.m} calc(${space.s} + ${theme.optical})`,
    borderRadius: radius.m,
    color: color.text,
    '&:hover': { background: color.surface },
    '&:focus-visible': { ...focusRing, outlineOffset: `-${theme.lineWidth.thick}` },
  },
}
