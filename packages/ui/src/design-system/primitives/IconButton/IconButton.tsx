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
  /** Name of the button; there are no words to see. */
  label: string
  icon: IconName
  /** 36, 40 or 56 pixels across; large is 48 on a narrow screen. */
  size?: 'small' | 'medium' | 'large'
  /** Makes it a switch that is on or off, such as a like. */
  isPressed?: boolean | undefined
  /** Cannot be pressed and leaves the tab order. */
  isDisabled?: boolean
  /** Pressed by pointer, touch, Enter or Space. */
  onPress?: ((event: PressEvent) => void) | undefined
  /** Id of what it shows or hides. */
  'aria-controls'?: string
  /** Id of a text read after the name. */
  'aria-describedby'?: string
  /** Whether what it controls is shown. */
  'aria-expanded'?: boolean
  'aria-haspopup'?: 'menu' | 'listbox' | 'dialog'
  /** Styles of the place it stands in, from the `css` prop. */
  className?: string
  /** Styles of this one button. */
  style?: CSSProperties
}

/** A round button that is only a drawing. */
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
