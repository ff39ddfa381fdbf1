import { theme } from '../../../../design-system/theme/theme.ts'

const { color, radius, focusRing } = theme

export const storyFactsStyles = {
  link: {
    display: 'inline-flex',
    borderRadius: radius.full,
    textDecoration: 'none',
    '&:hover > span': { borderColor: color.accent, color: color.text },
    '&:focus-visible': focusRing,
  },
}
