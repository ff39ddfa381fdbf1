import type { CSSProperties, Ref } from 'react'
import { Button as AriaButton } from 'react-aria-components'
import type { ButtonProps as AriaButtonProps, PressEvent } from 'react-aria-components'

import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/iconPaths.ts'
import { iconButtonStyles as styles } from './IconButton.styles.ts'

type NativeButtonProps = Omit<
  AriaButtonProps,
  'children' | 'className' | 'style' | 'isPending' | 'onPress' | `aria-${string}`
>

export interface IconButtonProps extends NativeButtonProps {
  ref?: Ref<HTMLButtonElement>
  label: string
  icon: IconName
  /** 36, 40 or 56 pixels wide. `large` is 48 on a narrow screen. */
  size?: 'small' | 'medium' | 'large'
  /** Makes it a toggle button, such as a like. */
  isPressed?: boolean | undefined
  /** Disables the button and removes it from the tab order. */
  isDisabled?: boolean
  onPress?: ((event: PressEvent) => void) | undefined
  'aria-controls'?: string
  'aria-describedby'?: string
  'aria-expanded'?: boolean
  'aria-haspopup'?: 'menu' | 'listbox' | 'dialog'
  className?: string
  style?: CSSProperties
}

export function IconButton({
  label,
  icon,
  size = 'medium',
  isPressed,
  isDisabled = false,
  onPress = () => {},
  ...rest
}: IconButtonProps) {
  return (
    <AriaButton
      {...rest}
      {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
      aria-label={label}
      css={[styles.button, styles[size]]}
      isDisabled={isDisabled}
      onPress={onPress}
    >
      <Icon name={icon} size={size === 'large' ? 24 : 20} />
    </AriaButton>
  )
}
