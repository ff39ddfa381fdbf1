import type { ReactElement, ReactNode } from 'react'

import { useUi, type LinkComponentProps } from '../../context/uiContext.ts'
import { buttonStyles as slab } from '../Button/Button.styles.ts'
import type { ButtonSize, ButtonVariant } from '../Button/Button.tsx'
import { AnyIcon } from '../Icon/AnyIcon.tsx'
import type { IconName } from '../Icon/iconPaths.ts'
import { theme } from '../../theme/theme.ts'

const { color } = theme

/** Repeats the hover style for `:hover`, because an anchor has no `data-hovered`. */
const styles = {
  link: { textDecoration: 'none' },
  primary: { '&:hover': { background: color.actionHover } },
  confirm: { '&:hover': { background: color.brandHover } },
  danger: { '&:hover': { background: color.dangerHover } },
  secondary: { '&:hover': { background: color.raised, borderColor: color.accent } },
  quiet: { '&:hover': { background: color.raised, color: color.text } },
}

export interface ButtonLinkProps extends Omit<LinkComponentProps, 'href' | 'children'> {
  href: string
  variant?: ButtonVariant
  /** Height: 36, 44 or 56 pixels. */
  size?: ButtonSize
  icon?: IconName | ReactElement | undefined
  isFullWidth?: boolean
  children: ReactNode
}

export function ButtonLink({
  href,
  variant = 'secondary',
  size = 'medium',
  icon,
  isFullWidth = false,
  children,
  ...rest
}: ButtonLinkProps) {
  const { linkComponent: Anchor } = useUi()

  return (
    <Anchor
      {...rest}
      css={[
        slab.button,
        slab[variant],
        slab[size],
        styles.link,
        styles[variant],
        isFullWidth && slab.fullWidth,
      ]}
      href={href}
    >
      {icon && <AnyIcon icon={icon} size={size === 'large' ? 20 : 16} />}
      <span>{children}</span>
    </Anchor>
  )
}
