import { theme } from '../../theme/theme.ts'

const { color } = theme

/** A plain anchor has no `data-hovered`, so the hover style is repeated for `:hover`. */
export const buttonLinkStyles = {
  link: { textDecoration: 'none' },
  primary: { '&:hover': { background: color.actionHover } },
  confirm: { '&:hover': { background: color.brandHover } },
  danger: { '&:hover': { background: color.dangerHover } },
  secondary: { '&:hover': { background: color.raised, borderColor: color.accent } },
  quiet: { '&:hover': { background: color.raised, color: color.text } },
}
