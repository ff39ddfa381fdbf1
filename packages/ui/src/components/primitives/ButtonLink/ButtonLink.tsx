import type { ReactNode } from 'react'

import { useUi } from '../../../providers/uiContext.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { buttonStyles } from '../Button/Button.styles.ts'
import type { ButtonSize, ButtonVariant } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/iconPaths.ts'
import { buttonLinkStyles } from './ButtonLink.styles.ts'

export interface ButtonLinkProps {
  /** Address that the link leads to. */
  href: string
  /** Looks as those of `Button`; still one gold a region. */
  variant?: ButtonVariant
  /** 36, 44 or 56 pixels high. */
  size?: ButtonSize
  /** Drawing before the words. */
  icon?: IconName | undefined
  /** Takes the whole width of its place. */
  isFullWidth?: boolean
  /** Words that tell where it leads. */
  children: ReactNode
  /** Name, when the visible words do not say enough. */
  'aria-label'?: string
  /** Styles of the place it stands in, from the `css` prop. */
  className?: string
}

/** Looks like a button and is a link: it leads somewhere and changes nothing. */
export function ButtonLink({
  href,
  variant = 'plain',
  size = 'medium',
  icon,
  isFullWidth = false,
  children,
  ...rest
}: ButtonLinkProps) {
  const { linkComponent: Anchor } = useUi()
  const theme = useTheme()
  const slab = buttonStyles(theme)
  const styles = buttonLinkStyles(theme)

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
      {icon && <Icon name={icon} size={size === 'large' ? 20 : 16} />}
      <span>{children}</span>
    </Anchor>
  )
}
