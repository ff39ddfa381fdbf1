import type { ReactElement, ReactNode } from 'react'

import { useUi, type LinkComponentProps } from '../../context/uiContext.ts'
import { buttonStyles as slab } from '../Button/Button.styles.ts'
import type { ButtonSize, ButtonVariant } from '../Button/Button.tsx'
import { AnyIcon } from '../Icon/AnyIcon.tsx'
import type { IconName } from '../Icon/iconPaths.ts'
import { buttonLinkStyles as styles } from './ButtonLink.styles.ts'

export interface ButtonLinkProps extends Omit<LinkComponentProps, 'href' | 'children'> {
  href: string
  variant?: ButtonVariant
  /** 36, 44 or 56 pixels high. */
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
